import {
  extractHashtags,
  extractMentions,
  type MemberTextNode,
  parseMemberText,
  plainText,
} from '@saudagar/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charactersRead } from '../../packages/contract/src/text/charactersRead.testing.ts';
import { scanMemberText } from '../../packages/contract/src/text/memberTextTokens.ts';
import { holds } from './holds.ts';
import { arbitraryText } from './values.ts';

/** Characters with a meaning in texts, and similar ones. */
const SIGNS = [
  ...[
    '*',
    '**',
    '***',
    '_',
    '__',
    '___',
    '[',
    ']',
    '(',
    ')',
    '](',
    '[]()',
    '#',
    '@',
    '.',
    ':',
    '/',
  ],
  ...['http://', 'HTTPS://', 'https://toko.id', 'javascript:', 'data:text/html,', 'mailto:a@b.id'],
  ...['\n', '\n\n', '\r\n', ' ', '\t', '\u00a0', '\u202e', '\u200b', '\0', '\ud83d', '\udc00'],
  ...['a', 'é', 'e\u0301', 'ß', 'İ', '字', '👩‍👩‍👧', 'toko', '5*10', 'a__b', '@a.b.', '#a#b'],
];
const texts = fc.oneof(
  fc.array(fc.constantFrom(...SIGNS), { maxLength: 40 }).map((parts) => parts.join('')),
  fc
    .array(fc.oneof(fc.constantFrom(...SIGNS), arbitraryText(6)), {
      maxLength: 20,
    })
    .map((parts) => parts.join('')),
);

const linksIn = (nodes: readonly MemberTextNode[]): string[] =>
  nodes.flatMap((node) =>
    'children' in node
      ? [...(node.type === 'link' ? [node.url] : []), ...linksIn(node.children)]
      : [],
  );

describe("a member's text, whatever it is", () => {
  test('any text is split into tokens that together are the text, and never throws', () =>
    holds(600, texts, (text) => {
      const tokens = scanMemberText(text);
      expect(tokens.map((token) => token.text).join('')).toBe(text);
      for (const [at, { closedBy }] of tokens.entries())
        if (closedBy !== undefined) expect(closedBy).toBeGreaterThan(at);
      for (const read of [plainText, extractHashtags, extractMentions]) read(text);
    }));

  test('any text links only to http, https and mailto', () =>
    holds(600, texts, (text) => {
      for (const url of linksIn(parseMemberText(`[a](${text}) ${text} [${text}](${text})`)))
        expect(new URL(url).protocol).toMatch(/^(https?|mailto):$/);
    }));

  test('parsing a text takes steps in proportion to its length', () =>
    holds(60, fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 10 }), (parts) => {
      const piece = parts.join('');
      const steps = (times: number) => {
        const text = piece.repeat(times);
        return charactersRead(() => parseMemberText(text)) / text.length;
      };
      const [few, many] = [steps(40), steps(640)];
      // Sixteen times the text: as many steps for each character, except at its ends.
      expect(many).toBeLessThan(2 * few + 4);
    }));
});

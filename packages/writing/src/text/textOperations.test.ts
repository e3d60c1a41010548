import { parseMemberText, plainText } from '@saudagar/contract';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { linkAddress, writeLink } from './links.ts';
import { shown, writing } from './markedWriting.testing.ts';
import { marksAt, toggleMark } from './marks.ts';
import { activeTrigger, insertCompletion, toggleSign } from './signs.ts';
import type { Mark } from './spans.ts';
import { splitsCharacter, type Writing } from './writing.ts';

describe('hashtags and mentions', () => {
  test.each([
    ['halo @bu|', { sign: '@', text: 'bu', from: 5, to: 8 }],
    ['@siti.ra|hma!', { sign: '@', text: 'siti.ra', from: 0, to: 11 }],
    ['#|', { sign: '#', text: '', from: 0, to: 1 }],
    ['__#ko|', { sign: '#', text: 'ko', from: 2, to: 5 }],
    ['(@é|)', { sign: '@', text: 'é', from: 1, to: 3 }],
  ])('%j is recognized as a hashtag or mention being typed', (text, typed) => {
    expect(activeTrigger(writing(text))).toEqual(typed);
  });

  test.each(['budi@toko|', '⟦@budi⟧', '@budi |', 'https://a.id/#a|', '##a|', '#kopi.|', '|@budi'])(
    '%j is recognized as neither hashtag nor mention',
    (text) => expect(activeTrigger(writing(text))).toBeNull(),
  );

  test.each([
    ['halo @bu|', 'halo @budi |'],
    ['@b|ud, ya', '@budi|, ya'],
    ['@b| ya', '@budi |ya'],
    ['@b|\nya', '@budi |\nya'],
  ])('a completed hashtag or mention: %j becomes %j', (before, after) => {
    const typed = activeTrigger(writing(before));
    expect(typed && shown(insertCompletion(writing(before), typed, '@budi'))).toBe(after);
  });

  test.each([
    ['halo |', 'halo #|'],
    ['halo|', 'halo #|'],
    ['⟦kopi gayo⟧', '⟦#kopi gayo⟧'],
    ['⟦#kopi⟧', '⟦kopi⟧'],
    ['#⟦kopi⟧', '⟦kopi⟧'],
  ])('the hashtag button turns %j into %j', (before, after) => {
    expect(shown(toggleSign(writing(before), '#'))).toBe(after);
  });
});

describe('text operations on any text and selection', () => {
  const pieces = fc.constantFrom(
    ...[
      '*',
      '**',
      '__',
      '[',
      ']',
      '](https://a.id)',
      '#',
      '@b',
      ' ',
      '\n',
      '\n\n',
      'ab',
      'é',
      '👍',
      '.',
    ],
  );
  // fast-check's own list of all code points takes nearly a second to build.
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  const anyText = fc.oneof(
    fc.string({ unit }),
    fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join('')),
  );
  const anyWriting = fc.tuple(anyText, fc.nat(), fc.nat()).map(([text, one, other]): Writing => {
    const [a, b] = [one % (text.length + 1), other % (text.length + 1)];
    return { text, start: Math.min(a, b), end: Math.max(a, b) };
  });
  const anyMark = fc.constantFrom<Mark>('bold', 'italic', 'underline');
  const withoutSigns = (text: string) => text.replace(/[*_]/g, '');

  it('toggling any mark preserves the visible text', () => {
    fc.assert(
      fc.property(anyWriting, anyMark, (before, mark) => {
        const after = toggleMark(before, mark);
        expect(withoutSigns(after.text)).toBe(withoutSigns(before.text));
        expect(after.start).toBeLessThanOrEqual(after.end);
        expect(after.end).toBeLessThanOrEqual(after.text.length);
        expect(after.start).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 3000 },
    );
  });

  const words = fc
    .array(fc.constantFrom('kopi', 'teh', '👍', 'ñ', ' ', ', ', '\n', '\n\n'), { maxLength: 12 })
    .map((parts) => parts.join(''));

  it('plain words accept and lose every mark, and their visible text is unchanged', () => {
    fc.assert(
      fc.property(
        words,
        fc.nat(),
        fc.nat(),
        fc.array(anyMark, { maxLength: 5 }),
        (text, one, other, marks) => {
          const [a, b] = [one % (text.length + 1), other % (text.length + 1)];
          let now: Writing = { text, start: Math.min(a, b), end: Math.max(a, b) };
          fc.pre(text.slice(now.start, now.end).trim() !== '');
          fc.pre(![now.start, now.end].some((offset) => splitsCharacter(text, offset)));
          const isWhole =
            !/[\p{L}]$/u.test(text.slice(0, now.start)) && !/^[\p{L}]/u.test(text.slice(now.end));
          const on = new Set<Mark>();
          for (const mark of marks) {
            now = toggleMark(now, mark);
            if (!on.delete(mark)) on.add(mark);
            expect(plainText(now.text)).toBe(text);
            expect(new Set(marksAt(now))).toEqual(on);
          }
          for (const mark of on) now = toggleMark(now, mark);
          expect(plainText(now.text)).toBe(text);
          expect(marksAt(now)).toEqual([]);
          if (isWhole) expect(now.text).toBe(text);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('a word accepts and loses five marks in any order on any part', () => {
    const marks: Mark[] = ['bold', 'italic', 'underline'];
    const orders = marks.flatMap((one) =>
      marks.flatMap((two) =>
        marks.flatMap((three) =>
          marks.flatMap((four) => marks.map((five) => [one, two, three, four, five])),
        ),
      ),
    );
    for (const [start, end] of [
      ...[
        [0, 1],
        [0, 2],
        [0, 4],
        [1, 2],
      ],
      ...[
        [1, 3],
        [1, 4],
        [2, 3],
        [3, 4],
      ],
    ] as [number, number][]) {
      for (const order of orders) {
        let now: Writing = { text: 'kopi', start, end };
        const on = new Set<Mark>();
        for (const mark of order) {
          now = toggleMark(now, mark);
          if (!on.delete(mark)) on.add(mark);
        }
        expect(new Set(marksAt(now))).toEqual(on);
        for (const mark of on) now = toggleMark(now, mark);
        expect([marksAt(now), plainText(now.text)]).toEqual([[], 'kopi']);
      }
    }
  });

  it('any typed address yields one safe link or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `https://a.id/${rest}`),
        ),
        fc.string(),
        (typed, label) => {
          const url = linkAddress(typed);
          if (url === null) return;
          expect(new URL(url).protocol).toMatch(/^(https?|mailto):$/);
          const { text } = writeLink(
            { text: '', start: 0, end: 0 },
            { from: 0, to: 0, text: label, url, isLink: false },
          );
          const nodes = parseMemberText(text);
          expect(nodes.map((node) => node.type)).toEqual(['link']);
          expect(nodes[0]).toMatchObject({ url });
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('completing a hashtag or mention changes nothing else in the text', () => {
    fc.assert(
      fc.property(anyWriting, (before) => {
        const typed = activeTrigger(before);
        if (!typed) return;
        const after = insertCompletion(before, typed, '@budi');
        expect(after.text.startsWith(`${before.text.slice(0, typed.from)}@budi`)).toBe(true);
        expect(after.text.endsWith(before.text.slice(typed.to))).toBe(true);
      }),
    );
  });
});

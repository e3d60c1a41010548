import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { charactersRead } from './charactersRead.testing.ts';
import {
  extractHashtags,
  extractMentions,
  type MemberTextNode,
  parseMemberText,
  plainText,
} from './memberText.ts';

// fast-check's own list of all code points takes nearly a second to build.
const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

const SIGNS = { bold: '**', italic: '*', underline: '__' } as const;

/** The tree on one line: `<b>`, `<i>`, `<u>`, `<a url>`, `{#tag}`, `{@name}`. */
function outline(nodes: readonly MemberTextNode[]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
          return node.text;
        case 'hashtag':
          return `{#${node.tag}}`;
        case 'mention':
          return `{@${node.username}}`;
        case 'link':
          return `<a ${node.url}${node.host ? `!${node.host}` : ''}>${outline(node.children)}</a>`;
        default:
          return `<${node.type[0]}>${outline(node.children)}</${node.type[0]}>`;
      }
    })
    .join('');
}

/** True for an address that was typed without a text of its own. */
const isBare = (text: string, url: string) =>
  [text, `https://${text}`, `mailto:${text}`].includes(url) ||
  (/^[+\d][\d .-]+$/.test(text) && url.startsWith('https://wa.me/'));

/** Serializes the tree back to its source. */
function asTyped(nodes: readonly MemberTextNode[]): string {
  return nodes
    .map((node) => {
      if ('text' in node) return node.text;
      const inner = asTyped(node.children);
      if (node.type !== 'link') return `${SIGNS[node.type]}${inner}${SIGNS[node.type]}`;
      return isBare(inner, node.url) ? inner : `[${inner}](${node.url})`;
    })
    .join('');
}

function depth(nodes: readonly MemberTextNode[]): number {
  return Math.max(0, ...nodes.map((node) => 1 + ('children' in node ? depth(node.children) : 0)));
}

describe('marks in member text', () => {
  test.each([
    ['**tebal**', '<b>tebal</b>'],
    ['*miring*', '<i>miring</i>'],
    ['__garis__', '<u>garis</u>'],
    ['**a *b* c**', '<b>a <i>b</i> c</b>'],
    ['***x***', '<b><i>x</i></b>'],
    ['***a** b*', '<i><b>a</b> b</i>'],
    ['***a* b**', '<b><i>a</i> b</b>'],
    ['**a***', '<b>a</b>*'],
    ['__**a**__ b', '<u><b>a</b></u> b'],
    ['__*a*__ *__b__*', '<u><i>a</i></u> <i><u>b</u></i>'],
    ['__a *b*__', '<u>a <i>b</i></u>'],
    ['sangat**murah**sekali', 'sangat<b>murah</b>sekali'],
    ['*dua\nbaris*', '<i>dua\nbaris</i>'],
  ])('the marked text %j parses as %j', (text, expected) => {
    expect(outline(parseMemberText(text))).toBe(expected);
  });

  test.each([
    ['nothing to close', '**terbuka'],
    ['a space inside', '** a ** dan * b *'],
    ['nothing inside', '**** ____'],
    ['sizes', '5*10*20 cm'],
    ['a name with underscores', 'nama__file__baru'],
    ['two paragraphs', '*satu\n\ndua*'],
    ['a list', '* satu\n* dua'],
  ])('member text with %s has no mark', (_, text) => {
    expect(outline(parseMemberText(text))).toBe(text);
  });

  it('a closing mark pairs with the nearest opening sign', () => {
    expect(outline(parseMemberText('*satu *dua*'))).toBe('*satu <i>dua</i>');
  });

  it('crossing marks close the outer one and keep the inner sign as text', () => {
    expect(outline(parseMemberText('**a *b** c*'))).toBe('<b>a *b</b> c*');
  });
});

describe('links in member text', () => {
  test.each([
    ['[toko](https://toko.id)', '<a https://toko.id>toko</a>'],
    ['[surel](mailto:a@toko.id)', '<a mailto:a@toko.id>surel</a>'],
    ['[**toko**](http://toko.id/a_(b))', '<a http://toko.id/a_(b)><b>toko</b></a>'],
    ['**[toko](https://toko.id)**', '<b><a https://toko.id>toko</a></b>'],
    ['lihat https://toko.id/a_b.', 'lihat <a https://toko.id/a_b>https://toko.id/a_b</a>.'],
    [
      '(https://id.org/Kopi_(minuman))',
      '(<a https://id.org/Kopi_(minuman)>https://id.org/Kopi_(minuman)</a>)',
    ],
    ['**https://toko.id**', '<b><a https://toko.id>https://toko.id</a></b>'],
    ['[a [b](https://toko.id)', '[a <a https://toko.id>b</a>'],
    ['[#promo @budi](https://toko.id)', '<a https://toko.id>#promo @budi</a>'],
    ['[https://a.id](https://b.id)', '<a https://b.id!b.id>https://a.id</a>'],
    ['[**a.id**](https://b.id)', '<a https://b.id!b.id><b>a.id</b></a>'],
    ['buka www.toko.id/kopi.', 'buka <a https://www.toko.id/kopi>www.toko.id/kopi</a>.'],
    ['WA: wa.me/628123456789', 'WA: <a https://wa.me/628123456789>wa.me/628123456789</a>'],
    [
      '(siti.r-1@batik-kencana.co.id)',
      '(<a mailto:siti.r-1@batik-kencana.co.id>siti.r-1@batik-kencana.co.id</a>)',
    ],
    ['hub. 0812-3456-7890, Siti', 'hub. <a https://wa.me/6281234567890>0812-3456-7890</a>, Siti'],
    ['+62 812 3456 789', '<a https://wa.me/628123456789>+62 812 3456 789</a>'],
    ['6281234567890', '<a https://wa.me/6281234567890>6281234567890</a>'],
    ['*+65 9123 4567*', '<i><a https://wa.me/6591234567>+65 9123 4567</a></i>'],
  ])('the link text %j parses as %j', (text, expected) => {
    expect(outline(parseMemberText(text))).toBe(expected);
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,hello)',
    '[x](/feed)',
    '[x](ftp://toko.id)',
    '[x](https:// toko.id)',
    '[ ](/toko)',
    'xhttps://toko.id',
    'https://',
    'https://user:pass@evil.id',
    'https://bank.id@evil.id/a',
    '[x](https://bank.id@evil.id)',
    'https://evil.id\\@bank.id',
    'www. dan www.toko dan xwww.toko.id',
    'satu.wame/62812',
    'a@b siti@toko',
    'Rp 62.800.000.000, 08.12.2026, 0812345678901234, +62 jam',
    '021-555 1234 dan 500812345678',
  ])('the text %j contains no link', (text) => {
    expect(outline(parseMemberText(text))).toBe(text);
  });
});

describe('hashtags and mentions', () => {
  test.each([
    ['#Kopi', '{#kopi}'],
    ['(#kopi)', '({#kopi})'],
    ['@budi_s, halo', '{@budi_s}, halo'],
    ['@siti.12 dan @budi.', '{@siti.12} dan {@budi}.'],
    ['@siti..12 @.budi @budi.😀', '{@siti}..12 @.budi {@budi}.😀'],
    ['*@a.b* __@a.b__ @a.b__', '<i>{@a.b}</i> <u>{@a.b}</u> {@a.b}__'],
    ['#kopi.gayo', '{#kopi}.gayo'],
    ['**#promo** __#baru__', '<b>{#promo}</b> <u>{#baru}</u>'],
    ['#satu__dua', '{#satu__dua}'],
    ['#日本語 #café', '{#日本語} {#café}'],
    ['👍#ok', '👍{#ok}'],
  ])('the tagged text %j parses as %j', (text, expected) => {
    expect(outline(parseMemberText(text))).toBe(expected);
  });

  test.each(['halo@toko', 'a#b', '# kopi', '#1', '#2026_01', '@', '#', '#!', '𝒳@budi'])(
    'the text %j contains no hashtag or mention',
    (text) => {
      expect(outline(parseMemberText(text))).toBe(text);
    },
  );

  it('hashtags and mentions are extracted once each, in order, tags in lower case', () => {
    const text =
      '#Kopi @budi **#teh** @siti #KOPI @budi https://toko.id/#lain [#x](https://toko.id)';
    expect(extractHashtags(text)).toEqual(['kopi', 'teh']);
    expect(extractMentions(text)).toEqual(['budi', 'siti']);
  });
});

describe('plain text', () => {
  it('plain text has no marks and shows links by their text', () => {
    expect(plainText('**Kopi** [kami](https://toko.id) #baru @budi https://a.id')).toBe(
      'Kopi kami #baru @budi https://a.id',
    );
  });

  it('plain text names the real host of a misleading link', () => {
    expect(plainText('[bank.id](https://evil.id/a)')).toBe('bank.id (evil.id)');
  });
});

describe('any member text', () => {
  const pieces = fc.constantFrom(
    ...[
      '*',
      '**',
      '***',
      '__',
      '_',
      '[',
      ']',
      '](',
      ')',
      '(',
      '#',
      '@',
      ' ',
      '\n',
      '\n\n',
      'a',
      'é',
    ],
    ...[
      'https://a.id',
      'mailto:a@b.id',
      '](https://a.id)',
      'www.a.id',
      'siti@a.id',
      '0812 3456 7890',
      '#tag',
      '@name',
      '👍',
      '.',
    ],
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
  );

  it('parsing preserves any text, character by character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const ambiguous = text.includes('[https://a.id](https://a.id)');
        fc.pre(!ambiguous);
        expect(asTyped(parseMemberText(text))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('a parsed tree has five levels at most, and no empty or adjacent texts', () => {
    const check = (nodes: readonly MemberTextNode[]): void => {
      nodes.forEach((node, offset) => {
        if (node.type === 'text') {
          expect(node.text).not.toBe('');
          expect(nodes[offset + 1]?.type).not.toBe('text');
        } else if ('children' in node) {
          expect(node.children).not.toEqual([]);
          check(node.children);
        }
      });
    };
    fc.assert(
      fc.property(anyText, (text) => {
        const nodes = parseMemberText(text);
        expect(depth(nodes)).toBeLessThanOrEqual(5);
        check(nodes);
      }),
      { numRuns: 1000 },
    );
  });

  it('parsed links are only http, https or mailto', () => {
    const links = (nodes: readonly MemberTextNode[]): string[] =>
      nodes.flatMap((node) =>
        'children' in node
          ? [...(node.type === 'link' ? [node.url] : []), ...links(node.children)]
          : [],
      );
    fc.assert(
      fc.property(fc.string(), fc.string({ unit }), (shown, url) => {
        for (const link of links(parseMemberText(`[a${shown}](${url}) ${url}`))) {
          expect(new URL(link).protocol).toMatch(/^(https?|mailto):$/);
        }
      }),
    );
  });

  const hostile = [
    ...['*', '**', '_', '__', '[', '](', '[a', '](a', '[](a', '*a ', '*a**', '**a *b', '***a '],
    ...['www.', 'www.a.b ', 'wa.me/', 'a@bc.id ', 'a@bc.', '0812-', '+62 812 3456 789 ', '08123'],
    ...['https://', 'https://a](', 'https://a ', 'ahttps://', 'https://(', 'https://)', 'a@a.'],
    ...['[a.](https://b.id)', '[a.b@', 'a.'],
    ...['#', '#a__', '@', '@a.', '\n', '\n ', ' \n', '(', '[ ', '](a(b)', '[a](https://b.id)'],
  ];

  test.each(hostile)('parsing preserves a hundred thousand repetitions of %j', (piece) => {
    const text = piece.repeat(100_000);
    expect(asTyped(parseMemberText(text)) === text).toBe(true);
  });

  test.each(hostile)('parsing repetitions of %j takes linear time', (piece) => {
    const text = piece.repeat(4_000);
    expect(charactersRead(() => parseMemberText(text)) / text.length).toBeLessThan(12);
    const after = `[${piece.repeat(4_000)}`;
    expect(charactersRead(() => parseMemberText(after)) / after.length).toBeLessThan(12);
  });

  it('parsing any text takes linear time', () => {
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 12 }), (parts) => {
        const piece = parts.join('');
        const text = piece.repeat(Math.ceil(20_000 / piece.length));
        // A link's text is read some thirty times; a quadratic reader takes thousands of steps.
        expect(charactersRead(() => parseMemberText(text)) / text.length).toBeLessThan(100);
      }),
      { numRuns: 200 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { core, type z } from 'zod/mini';
import { Email, Registration, Username } from '../account/account.ts';
import { BusinessPhone, Website } from '../account/businessProfile.ts';
import { WebAddress } from '../core/fields.ts';
import { login, openInvitation, registerForEvent } from '../index.ts';
import { comparable, normalizeAddress, normalizeLine, normalizeTyped } from './normalize.ts';
import { isFound, searchedText } from './search.ts';

/** Look-alike and invisible characters that other keyboards and pasting produce. */
const LOOK_ALIKES: Record<string, readonly string[]> = {
  "'": ['’', '‘', 'ʼ', '′', '`', '´', '＇', "'"],
  '-': ['-', '\u2010', '\u2011', '–', '—', '\u2212'],
  ' ': [' ', '\u00a0', '\u202f', '\u2009', '\u3000', '\t'],
};
const INVISIBLE = ['', '\u200b', '\u200e', '\u2069', '\u202c', '\u00ad', '\ufeff', '\u2060'];

const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const anyText = fc.oneof(fc.string({ unit }), fc.string({ unit: 'grapheme' }));

/** A text as another keyboard or a paste may produce it. */
const variantOf = (text: string) =>
  fc
    .tuple(...[...text].map((sign) => fc.constantFrom(...(LOOK_ALIKES[sign] ?? [sign]))))
    .chain((signs) =>
      fc
        .array(fc.constantFrom(...INVISIBLE), {
          minLength: signs.length + 1,
          maxLength: signs.length + 1,
        })
        .map((marks) => marks[0] + signs.map((sign, offset) => sign + marks[offset + 1]).join('')),
    )
    .chain((typed) => fc.constantFrom(typed, typed.normalize('NFD')));

describe('normalizers of typed text', () => {
  test.each([comparable, normalizeAddress, normalizeLine, normalizeTyped])(
    'the normalizer %o is idempotent',
    (read) => {
      fc.assert(
        fc.property(anyText, (text) => {
          expect(read(read(text))).toBe(read(text));
        }),
        { numRuns: 2000 },
      );
    },
  );
});

describe('a field with a format', () => {
  const fields: readonly [string, z.ZodMiniType, string][] = [
    ['Email', Email, "budi.o'neil@pasar-baru.example"],
    ['Username', Username, 'ratna_2'],
    ['the phone of a registration', Registration.shape.phone, '+62 812-3456-7890'],
    ['BusinessPhone', BusinessPhone, '(0274) 555-0198'],
    [
      'the phone of an attendee',
      registerForEvent.body.shape.registration_data.def.innerType.shape.phone,
      '+62 812-3456-7890',
    ],
    ['the email of a sign-in', login.body.shape.email, 'ratna@pasar.example'],
    ['the code of an invitation', openInvitation.params.shape.code, 'aB3_x-9aB3_x-9aB3_x-9'],
  ];

  test.each(fields)('the field %s normalizes look-alike characters', (_, schema, meant) => {
    fc.assert(
      fc.property(variantOf(meant), (typed) => {
        expect(core.parse(schema, typed)).toBe(meant);
      }),
    );
  });

  test.each([
    ['Website', Website],
    ['WebAddress', WebAddress],
  ] as const)('the field %s preserves the apostrophes and dashes of a path', (_, schema) => {
    const address = 'https://toko.example/l’été–2026';
    expect(core.parse(schema, `\u200b ${address.normalize('NFD')}\ufeff`)).toBe(address);
  });

  test.each([
    '//toko.example/a',
    'https:////toko.example/a',
    'https:/toko.example/a',
    '\\\\toko.example/a',
  ])('the slashes of the web address %j are normalized as in browsers', (typed) => {
    expect(core.parse(Website, typed)).toBe('https://toko.example/a');
  });
});

describe('search', () => {
  const stored = "Ma'ruf Al-Amin Café Nusantara";

  it('search finds a stored text by any look-alike of its words', () => {
    const searched = searchedText(stored);
    const word = fc.constantFrom(...stored.split(' '), "Ma'ruf Al-Amin", 'maruf', 'cafe');
    fc.assert(
      fc.property(word.chain(variantOf), (typed) => {
        expect(isFound(searched, typed)).toBe(true);
      }),
    );
  });

  it('search finds a word in any look-alike of the stored text', () => {
    fc.assert(
      fc.property(variantOf(stored), (variant) => {
        expect(isFound(searchedText(variant), "Ma'ruf al-amin café")).toBe(true);
      }),
    );
  });
});

test('a line keeps the joiners of emoji and the typed apostrophe', () => {
  for (const text of ['Toko 👩‍👩‍👧', 'Ma’ruf', '❤️‍🔥']) expect(normalizeLine(text)).toBe(text);
});

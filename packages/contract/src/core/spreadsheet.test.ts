import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { csvName, csvOptions, momentCell, momentHeading, phoneCell } from './spreadsheet.ts';

const id = { language: 'id', timeZone: 'Asia/Makassar' } as const;
const en = { language: 'en', timeZone: 'Europe/Amsterdam' } as const;
const { escapeFormulae } = csvOptions(id);

describe('a cell that spreadsheets would run as a formula', () => {
  test.each([
    '=1+1',
    '=HYPERLINK("http://a","a\nb")',
    '\t=1',
    ' \r\n@SUM(1)',
    '\u00a0\u200b-1+1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    '\rx',
  ])('the formula %j is exported as text', (cell) => {
    expect(escapeFormulae.test(cell)).toBe(true);
  });

  it('a cell that begins like a formula becomes text, other cells stay', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[ \t\r\n]*$/),
        fc.constantFrom(...'=+-@＝＋－＠'),
        fc.string({ unit: 'grapheme' }),
        (blank, sign, rest) => {
          expect(escapeFormulae.test(`${blank}${sign}${rest}\n${rest}`)).toBe(true);
          expect(escapeFormulae.test(`a${sign}${rest}\n=1`)).toBe(false);
        },
      ),
    );
  });
});

test("columns use the separator of the reader's language", () => {
  expect([csvOptions(id).delimiter, csvOptions(en).delimiter]).toEqual([';', ',']);
});

test.each([
  ['+62 812 3456 7890', '(+62) 812 3456 7890'],
  ['+62812-3456-7890', '(+62) 812 3456 7890'],
  ['+6281234567890', '(+62) 812 3456 7890'],
  ['+65 9123 4567', '(+65) 9123 4567'],
  ['+1 (555) 010-0199', '(+1) 555 010 0199'],
  ['+855 12 345', '(+855) 12 345'],
  ['081234567890', '0812 3456 7890'],
  ['(0274) 555-0198', '0274 555 0198'],
  ['0812-3456-7890', '0812 3456 7890'],
  ['WA 0812', 'WA 0812'],
  ['', ''],
  [null, ''],
])('the telephone number %j is shown whole as %j', (phone, cell) => {
  expect(phoneCell(phone)).toBe(cell);
});

test('no telephone number is read as a formula or a plain number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[0-9]{3,5}([ ()./-]?[0-9]{2,5}){1,3}$/), (phone) => {
      expect(escapeFormulae.test(phoneCell(phone))).toBe(false);
      expect(Number(phoneCell(phone))).toBeNaN();
      expect(phoneCell(phone).replace(/\D/g, '')).toBe(phone.replace(/\D/g, ''));
    }),
  );
});

test("times are in the reader's zone, which the heading names", () => {
  expect(momentCell('2026-11-27T23:30:05.000Z', id)).toBe('2026-11-28 07:30:05');
  expect(momentCell('2026-07-01T23:30:05.000Z', en)).toBe('2026-07-02 01:30:05');
  expect(momentCell(null, id)).toBe('');
  expect(momentHeading('Mendaftar', id)).toBe('Mendaftar (WITA)');
  expect(momentHeading('Registered', { ...en, timeZone: 'Asia/Jakarta' })).toBe('Registered (WIB)');
  expect(momentHeading('Registered', en)).toBe('Registered (Europe/Amsterdam)');
});

test("an export's file name has its content and a day", () => {
  const name = csvName('Peserta Café & Kopi: Ma’ruf #2!', '2026-11-27T23:30:05.000Z', id);
  expect(name).toBe('peserta-cafe-kopi-maruf-2-2026-11-28.csv');
});

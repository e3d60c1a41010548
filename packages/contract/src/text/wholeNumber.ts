import { type Locale, localeScales, numberMarks } from '../core/locale.ts';

/** Why a text is not taken for a whole number. */
export type NumberError = 'unreadable' | 'fraction' | 'tooSmall' | 'tooBig' | 'otherCurrency';

/** A whole number as it was understood, and the currencies that its sign may stand for. */
export interface NumberReading {
  readonly value: number;
  /** Currencies by their ISO codes; null where none is named. */
  readonly currencies: readonly string[] | null;
}

const DOLLARS = ['USD', 'SGD', 'AUD'];

/** The signs and names of currencies, in lower case. */
const CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  rp: ['IDR'],
  'rp.': ['IDR'],
  idr: ['IDR'],
  rupiah: ['IDR'],
  rm: ['MYR'],
  myr: ['MYR'],
  ringgit: ['MYR'],
  $: DOLLARS,
  dollar: DOLLARS,
  dollars: DOLLARS,
  dolar: DOLLARS,
  usd: ['USD'],
  us$: ['USD'],
  sgd: ['SGD'],
  s$: ['SGD'],
  aud: ['AUD'],
  a$: ['AUD'],
  rmb: ['CNY'],
  cny: ['CNY'],
  yuan: ['CNY'],
  '¥': ['CNY'],
  eur: ['EUR'],
  euro: ['EUR'],
  euros: ['EUR'],
  '€': ['EUR'],
};

const THOUSAND = 3;
const MILLION = 6;
const BILLION = 9;
const TRILLION = 12;

/** Words that move the decimal mark, in all languages, since each is typed in the others' too. */
const SCALES: Readonly<Record<string, number>> = {
  rb: THOUSAND,
  ribu: THOUSAND,
  k: THOUSAND,
  thousand: THOUSAND,
  jt: MILLION,
  juta: MILLION,
  mn: MILLION,
  million: MILLION,
  miliar: BILLION,
  milyar: BILLION,
  bn: BILLION,
  billion: BILLION,
  triliun: TRILLION,
  trillion: TRILLION,
};

const oneOf = (words: object) =>
  Object.keys(words)
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.$]/g, '\\$&'))
    .join('|');

function patternOf(language: Locale): RegExp {
  const marks = numberMarks(language);
  // A space of any kind is read as one already.
  const [group, decimal] = [marks.group, marks.decimal].map((mark) =>
    mark.replace(/\s/, ' ').replace('.', '\\.'),
  );
  const grouped = [group, ' '].map((mark) => `[1-9]\\d{0,2}(?:${mark}\\d{3})+`);
  const sign = '[+-]?';
  const currency = oneOf(CURRENCIES);
  const scale = oneOf({ ...SCALES, ...localeScales(language) });
  return new RegExp(
    `^(?<sign>${sign}) ?(?<before>${currency})? ?(?<later>${sign}) ?` +
      `(?<whole>${grouped.join('|')}|\\d+)(?:${decimal}(?<part>\\d+)| ?(?<dash>,-+))?` +
      `(?: ?(?<scale>${scale}))?(?: ?(?<after>${currency}))?$`,
  );
}

const patterns = new Map<Locale, RegExp>();

/** The pattern of a language's numbers, made at its first use. */
function patternFor(language: Locale): RegExp {
  const pattern = patterns.get(language) ?? patternOf(language);
  patterns.set(language, pattern);
  return pattern;
}

/** One way to write spaces, minus signs and digits; without marks that nobody sees. */
const plainly = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Reads a whole number as people write it in a language: with its own group and decimal marks, or
 * spaces between groups, a currency, and words such as `rb`, `juta` or `million`. What could be read
 * in two ways follows the language; no digit is ever dropped or moved.
 */
export function parseWholeNumber(text: string, language: Locale): NumberReading | NumberError {
  const { groups } = patternFor(language).exec(plainly(text)) ?? {};
  if (!groups) return 'unreadable';
  const { sign, later, before, after, scale, dash, whole = '', part = '' } = groups;
  if ((sign && later) || (before && after) || (dash && scale)) return 'unreadable';
  const places = scale === undefined ? 0 : (localeScales(language)[scale] ?? SCALES[scale] ?? 0);
  // Three places are what the other language takes for a group: 1.000 says a thousand in Indonesian.
  if (/[1-9]/.test(part.slice(places)) || (places === 0 && part.length > 2)) return 'fraction';
  const digits = whole.replace(/\D/g, '') + part.slice(0, places).padEnd(places, '0');
  const value = Number(digits);
  // Above this, digits are lost.
  if (!Number.isSafeInteger(value)) return 'tooBig';
  const name = before ?? after;
  const isNegative = (sign === '-' || later === '-') && value !== 0;
  return {
    value: isNegative ? -value : value,
    currencies: name === undefined ? null : (CURRENCIES[name] ?? null),
  };
}

import { comparable } from '../text/normalize.ts';
import { type Locale, numberMarks } from './locale.ts';

/** Reader of an exported table: the language of its headings and the zone of its times. */
export interface SpreadsheetReader {
  readonly language: Locale;
  /** IANA name, such as `Asia/Jakarta`. */
  readonly timeZone: string;
}

/** Default time zone of an export. */
export const DEFAULT_TIME_ZONE = 'Asia/Jakarta';

/**
 * Prefixes that spreadsheets read as a formula, also full-width and after blanks. The library's own
 * pattern stops at a line break, and so misses formulas that contain one.
 */
const FORMULA = /^(?:[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;

/** Cells of a table's rows by column, in column order. */
export type Columns<Row, Column extends string> = Readonly<Record<Column, (row: Row) => string>>;

/** Rows of a table: a row of headings, then one for each item. */
export function tableOf<Row, Column extends string>(
  rows: readonly Row[],
  columns: Columns<Row, Column>,
  heading: (column: Column) => string,
): string[][] {
  const names = Object.keys(columns) as Column[];
  return [names.map(heading), ...rows.map((row) => names.map((name) => columns[name](row)))];
}

/** CSV options that make spreadsheets in the reader's language split columns. */
export const csvOptions = ({ language }: SpreadsheetReader) => ({
  delimiter: numberMarks(language).decimal === ',' ? ';' : ',',
  escapeFormulae: FORMULA,
});

/** A timestamp in the reader's zone, readable as date and time in every language. */
export function momentCell(
  moment: string | null | undefined,
  { timeZone }: SpreadsheetReader,
): string {
  if (!moment) return '';
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(new Date(moment));
}

/** Heading of a time column with its zone; Indonesian zones by their usual short names. */
export function momentHeading(heading: string, { timeZone }: SpreadsheetReader): string {
  const format = new Intl.DateTimeFormat('id', { timeZone, timeZoneName: 'short' });
  const short = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${heading} (${/^WI(B|TA|T)$/.test(short) ? short : timeZone})`;
}

/** Country codes of one and two digits; all others have three. */
const COUNTRY = /^\+ *(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * A telephone number that spreadsheets show whole: a leading `+` would start a formula, and a bare
 * number loses its first zero. `+62812…` becomes `(+62) 812 3456 7890`.
 */
export function phoneCell(phone: string | null | undefined): string {
  if (!phone || !/^\+?[0-9 ()./-]{5,}$/.test(phone)) return phone ?? '';
  const country = COUNTRY.exec(phone);
  const groups = phone.slice(country?.[0].length ?? 0).match(/\d+/g) ?? [];
  const [first = ''] = groups;
  const rest = groups.length > 1 ? groups.join(' ') : inGroups(first, country ? 3 : 4);
  return country ? `(+${country[1]}) ${rest}` : rest;
}

const inGroups = (digits: string, first: number): string =>
  [digits.slice(0, first), ...(digits.slice(first).match(/\d{1,4}/g) ?? [])].join(' ');

/** A readable file name: its parts in lower case, and a day in the reader's zone. */
export function csvName(parts: string, moment: string, reader: SpreadsheetReader): string {
  const slug = comparable(parts)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return `${slug}-${momentCell(moment, reader).slice(0, 10)}.csv`;
}

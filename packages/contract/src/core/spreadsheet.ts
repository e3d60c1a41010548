import { comparable } from '../text/normalize.ts';
import { type Locale, numberMarks } from './locale.ts';

/** For whom a table is exported: the language of its headings and the zone of its times. */
export interface SpreadsheetReader {
  readonly language: Locale;
  /** IANA name, as `Asia/Jakarta`. */
  readonly timeZone: string;
}

/** Zone of a reader who names none. */
export const DEFAULT_TIME_ZONE = 'Asia/Jakarta';

/**
 * Beginnings that spreadsheets read as a formula, in full width too, and behind blanks. The library's
 * own pattern ends at a line break and so lets formulas pass that hold one.
 */
const FORMULA = /^(?:[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;

/** The cells of a table's rows by column, in the order of the columns. */
export type Columns<Row, Column extends string> = Readonly<Record<Column, (row: Row) => string>>;

/** A table's rows: the headings of its columns, then the cells of each thing. */
export function tableOf<Row, Column extends string>(
  rows: readonly Row[],
  columns: Columns<Row, Column>,
  heading: (column: Column) => string,
): string[][] {
  const names = Object.keys(columns) as Column[];
  return [names.map(heading), ...rows.map((row) => names.map((name) => columns[name](row)))];
}

/** How the library writes a table, so that a spreadsheet in the reader's language shows its columns. */
export const csvOptions = ({ language }: SpreadsheetReader) => ({
  delimiter: numberMarks(language).decimal === ',' ? ';' : ',',
  escapeFormulae: FORMULA,
});

/** A moment in the reader's zone, as spreadsheets in any language read it as a date and time. */
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

/** A heading of times with the zone that they are in: Indonesia's by its usual short name. */
export function momentHeading(heading: string, { timeZone }: SpreadsheetReader): string {
  const format = new Intl.DateTimeFormat('id', { timeZone, timeZoneName: 'short' });
  const short = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${heading} (${/^WI(B|TA|T)$/.test(short) ? short : timeZone})`;
}

/** Country codes of one and two digits; all others have three. */
const COUNTRY = /^\+ *(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * A telephone number that spreadsheets show whole: `+` would begin a formula and needs a quote before
 * it, and of digits without spaces the first zero is lost. `+62812…` reads `(+62) 812 3456 7890`.
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

/** A file's name that people recognize: its parts in small letters, and a day of the reader's zone. */
export function csvName(parts: string, moment: string, reader: SpreadsheetReader): string {
  const slug = comparable(parts)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return `${slug}-${momentCell(moment, reader).slice(0, 10)}.csv`;
}

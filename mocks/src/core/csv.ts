import Papa from 'papaparse';

/** A table as CSV that spreadsheets open as it is: with a byte order mark, and no formula runs. */
export const csvOf = (table: string[][]): string =>
  `\ufeff${Papa.unparse(table, { escapeFormulae: true })}`;

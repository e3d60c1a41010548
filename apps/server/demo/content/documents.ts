import list from '../posts/documents.json' with { type: 'json' };

/** A price list or catalogue: the seed writes it as a one-page PDF. */
export interface DemoSheet {
  title: string;
  lead: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  closing: string;
}

/** Attached documents by file name: a sheet becomes a PDF, a text stays a text. */
export const documents: Readonly<Record<string, DemoSheet | string>> = list;

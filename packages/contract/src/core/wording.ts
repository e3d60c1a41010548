import type { Locale } from './locale.ts';

/** Texts by name, in every language; `{name}` marks a place for a value. */
export type Wordings = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** A text with its `{name}` places filled. */
export const fillPlaces = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

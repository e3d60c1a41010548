import { LOCALES, type Locale } from './locale.ts';

/** CLDR's plural categories, which end plural keys of a catalogue. */
type PluralOf<Key extends string> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Key;

/** Every key of a catalogue, groups joined by a dot, plural forms as one. */
export type TextKey<C> = {
  [Key in keyof C & string]: C[Key] extends string ? PluralOf<Key> : `${Key}.${TextKey<C[Key]>}`;
}[keyof C & string];

/** Values for a text's `{{placeholders}}`; `count` also selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A catalogue in every language; English defines its keys. */
export type Catalogues<En extends object> = Readonly<Record<Locale, En>>;

/** Loads a catalogue in all languages, for code that answers in any of them. */
export async function loadCatalogues<En extends object>(
  load: (locale: Locale) => Promise<{ default: En }>,
): Promise<Catalogues<En>> {
  const loaded = LOCALES.map(async (locale) => [locale, (await load(locale)).default] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Catalogues<En>;
}

/** Formats one text in a language, with numbers in its notation; a missing text shows its key. */
export function readText<En extends object>(
  catalogues: Catalogues<En>,
  locale: Locale,
  key: TextKey<En>,
  values: TextValues = {},
): string {
  const text =
    textAt(catalogues[locale], key) ??
    textAt(catalogues[locale], `${key}_${pluralForm(locale, Number(values.count))}`);
  return (text ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    writtenValue(values[name] ?? '', locale),
  );
}

const writtenValue = (value: string | number, locale: Locale) =>
  typeof value === 'number' ? value.toLocaleString(locale) : value;

const pluralForm = (locale: Locale, count: number) => new Intl.PluralRules(locale).select(count);

function textAt(catalogue: object, key: string): string | undefined {
  let entry: unknown = catalogue;
  for (const part of key.split('.')) entry = (entry as Record<string, unknown> | undefined)?.[part];
  return typeof entry === 'string' ? entry : undefined;
}

/** Languages that refusals are worded in. */
export type Language = 'en' | 'id';

/** Texts by name, in every language; `{name}` marks a place for a value. */
export type Wordings = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A text with its `{name}` places filled. */
export const fillPlaces = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/**
 * The language an `Accept-Language` header prefers among ours: the first with the highest weight,
 * English where it names neither.
 */
export function languageOf(header: string | null | undefined): Language {
  let best: Language = 'en';
  let bestWeight = 0;
  for (const range of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const primary = tag.trim().split('-')[0];
    const language = primary === 'id' || primary === 'in' ? 'id' : primary === 'en' ? 'en' : null;
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const weight = quality ? Number(quality.trim().slice(2)) : 1;
    if (language && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

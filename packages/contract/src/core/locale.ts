/** Facts of a language that `Intl` does not know. */
interface LanguageFacts {
  /** What it calls itself. */
  readonly name: string;
}

/** The product's languages, in the order a language select shows them (SHELL-031). */
const LANGUAGES = {
  en: { name: 'English' },
  id: { name: 'Bahasa Indonesia' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

/** A language that every text exists in. */
export type Locale = keyof typeof LANGUAGES;

/** Every language, in the order a language select shows them. */
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/** What a language calls itself. */
export const localeName = (locale: Locale): string => LANGUAGES[locale].name;

/** The language that a BCP 47 tag means, among those of the product. */
function knownLocale(tag: string): Locale | undefined {
  try {
    // `Intl` also knows former codes: `in` is Indonesian.
    const { language } = new Intl.Locale(tag);
    return LOCALES.find((locale) => locale === language);
  } catch {
    return undefined;
  }
}

/** The product's language for a BCP 47 tag: English where it has none of that language. */
export const localeOf = (tag: string): Locale => knownLocale(tag) ?? 'en';

/**
 * The language an `Accept-Language` header prefers among the product's: the first with the highest
 * weight, English where it names none.
 */
export function languageOf(header: string | null | undefined): Locale {
  let best: Locale = 'en';
  let bestWeight = 0;
  for (const range of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = range.trim().split(';');
    const language = knownLocale(tag.trim());
    const quality = parameters.find((parameter) => /^\s*q=/i.test(parameter));
    const weight = quality ? Number(quality.trim().slice(2)) : 1;
    if (language && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

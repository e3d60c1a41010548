/** Facts of a language that `Intl` does not know. */
interface LanguageDetails {
  /** Its name in the language itself. */
  readonly name: string;
  /** Offers it to somebody who reads another language. */
  readonly offer: string;
  /** Decimal places by which its own short words scale a number. @default none */
  readonly scales?: Readonly<Record<string, number>>;
}

/** The product's languages, in the order a language select shows them (SHELL-031). */
const LANGUAGES = {
  en: { name: 'English', offer: 'Read this in English', scales: { m: 6, b: 9 } },
  // 1,5 M means 1.5 billion: M is milyar.
  id: {
    name: 'Bahasa Indonesia',
    offer: 'Tampilkan dalam Bahasa Indonesia',
    scales: { m: 9, t: 12 },
  },
} as const satisfies Readonly<Record<string, LanguageDetails>>;

/** A language that has all texts. */
export type Locale = keyof typeof LANGUAGES;

/** Every language, in the order a language select shows them. */
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/** Decimal places by which a language's short words, such as `m`, scale a number. */
export const localeScales = (locale: Locale): Readonly<Record<string, number>> => {
  const { scales = {} }: LanguageDetails = LANGUAGES[locale];
  return scales;
};

/** Group and decimal separators of numbers. */
export function numberMarks(locale: Locale): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: mark('group'), decimal: mark('decimal') };
}

/** A language's name in the language itself. */
export const localeName = (locale: Locale): string => LANGUAGES[locale].name;

/** Offers a language in the language itself. */
export const localeOffer = (locale: Locale): string => LANGUAGES[locale].offer;

/** Finds the product's language for a BCP 47 tag. */
function knownLocale(tag: string): Locale | undefined {
  try {
    // `Intl` also maps former codes: `in` is Indonesian.
    const { language } = new Intl.Locale(tag);
    return LOCALES.find((locale) => locale === language);
  } catch {
    return undefined;
  }
}

/** Resolves a BCP 47 tag to a language of the product, English by default. */
export const localeOf = (tag: string): Locale => knownLocale(tag) ?? 'en';

/**
 * Language of the product preferred by an `Accept-Language` header: the first with the highest
 * weight, English by default.
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

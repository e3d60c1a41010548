/** Facts of a language that `Intl` does not know. */
interface LanguageFacts {
  /** What it calls itself. */
  readonly name: string;
  /** Places by which its own short words move the decimal mark. @default none */
  readonly scales?: Readonly<Record<string, number>>;
}

/** The product's languages, in the order a language select shows them (SHELL-031). */
const LANGUAGES = {
  en: { name: 'English', scales: { m: 6, b: 9 } },
  // 1,5 M is a billion and a half: a milyar.
  id: { name: 'Bahasa Indonesia', scales: { m: 9, t: 12 } },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

/** A language that every text exists in. */
export type Locale = keyof typeof LANGUAGES;

/** Every language, in the order a language select shows them. */
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/** Places by which short words of a language move the decimal mark, such as `m`. */
export const localeScales = (locale: Locale): Readonly<Record<string, number>> => {
  const { scales = {} }: LanguageFacts = LANGUAGES[locale];
  return scales;
};

/** The marks between the thousands of a number and before its decimals. */
export function numberMarks(locale: Locale): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: mark('group'), decimal: mark('decimal') };
}

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

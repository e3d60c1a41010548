/** The languages every text is in. */
export const languages = ['en', 'id'] as const;
export type Language = (typeof languages)[number];

/** A catalogue as it lies in its file. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** One folder of messages: its texts in both languages, and the code that reads them. */
export interface Messages {
  texts: Readonly<Record<Language, Catalogue>>;
  /** The code of the package they belong to, without tests and stories. */
  code: string;
}

/**
 * What is the same in both languages because Indonesians say so. A text that is English by accident
 * does not belong here: it wants its Indonesian.
 */
const SAME_IN_BOTH: readonly string[] = [
  'https://',
  // Words that Indonesian has taken over.
  'Admin',
  'Edit',
  'Email',
  'Menu',
  'Moderator',
  'Spam',
  'Tablet',
  'tender',
  'Tender',
  'Total',
  'Video',
  // Currencies.
  '{{words}} rupiah',
  '{{words}} ringgit',
  '{{words}} yuan',
  'Video: {{title}}',
  'Blog',
  'E-book',
  'Status',
  'Webinar',
];

/** Little words that English cannot do without, and Indonesian does not have. */
const ENGLISH = /\b(the|your?|is|are|of|with|this|that|could|has|have|please)\b/i;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(PLURAL, '');
const placeholders = (text: string) => new Set(text.match(/\{\{?\w+\}?\}|<\/?\w+>/g));

/** What is wrong with a folder of messages, a sentence each that says what to do. */
export function complaintsAboutMessages({ texts, code }: Messages): string[] {
  const flat = { en: flatten(texts.en), id: flatten(texts.id) };
  return [
    ...languages.flatMap((language) => [
      ...emptyTexts(language, flat[language]),
      ...pluralForms(language, flat[language]),
    ]),
    ...missingKeys(flat.en, flat.id),
    ...missingPlaces(flat.en, flat.id),
    ...untranslated(flat.en, flat.id),
    ...unusedKeys(flat.en, code),
  ];
}

/** Of the allowed sames, those that no folder has any more. */
export function staleSames(all: readonly Messages[]): string[] {
  const same = new Set(
    all.flatMap(({ texts }) => {
      const id = flatten(texts.id);
      return Object.entries(flatten(texts.en)).flatMap(([key, text]) =>
        id[key] === text ? text : [],
      );
    }),
  );
  return SAME_IN_BOTH.filter((text) => !same.has(text));
}

/** Texts by flat key: `comment.posted_other`. */
function flatten(catalogue: Catalogue, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(catalogue).map(([key, value]) =>
      typeof value === 'string'
        ? { [`${prefix}${key}`]: value }
        : flatten(value, `${prefix}${key}.`),
    ),
  );
}

function emptyTexts(language: Language, texts: Record<string, string>): string[] {
  return Object.entries(texts)
    .filter(([, text]) => text.trim() === '')
    .map(
      ([key]) => `${language}.json: ${key} is empty. Write its text, or take the key out of both`,
    );
}

/** Which forms a language has is its own affair: Indonesian knows one, English two. */
function pluralForms(language: Language, texts: Record<string, string>): string[] {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort().join();
  const forms = Map.groupBy(
    Object.keys(texts).filter((key) => PLURAL.test(key)),
    stem,
  );
  return [...forms].flatMap(([key, found]) => {
    const has = found.map((one) => PLURAL.exec(one)?.[1]).sort();
    if (has.join() === wanted) return [];
    return `${language}.json: ${key} has the forms ${has}. This language has ${wanted}: write those`;
  });
}

function missingKeys(en: Record<string, string>, id: Record<string, string>): string[] {
  const stems = {
    en: new Set(Object.keys(en).map(stem)),
    id: new Set(Object.keys(id).map(stem)),
  };
  const missing = (from: Language, there: Language) =>
    [...stems[there].difference(stems[from])].map(
      (key) => `${from}.json: ${key} is missing. Add it beside the one in ${there}.json`,
    );
  return [...missing('id', 'en'), ...missing('en', 'id')];
}

function missingPlaces(en: Record<string, string>, id: Record<string, string>): string[] {
  return Object.entries(id).flatMap(([key, text]) => {
    const other = en[key];
    if (other === undefined) return [];
    const differ = placeholders(text).symmetricDifference(placeholders(other));
    if (differ.size === 0) return [];
    return `${key}: ${[...differ].join(', ')} is in one language only. Put the same places into both`;
  });
}

function untranslated(en: Record<string, string>, id: Record<string, string>): string[] {
  return Object.entries(id).flatMap(([key, text]) => {
    const words = text.replace(/\{\{?\w+\}?\}/g, '');
    const isSame = en[key] === text && /\p{L}/u.test(words) && !SAME_IN_BOTH.includes(text);
    if (!isSame && !ENGLISH.test(words)) return [];
    return `id.json: ${key} is English ("${text}"). Write it as an Indonesian merchant would, or, if that is the same, add the text to SAME_IN_BOTH`;
  });
}

/**
 * A key is used where the code names it whole, in a template (`file.${reason}`), or takes its whole
 * group as a property.
 */
function unusedKeys(texts: Record<string, string>, code: string): string[] {
  const named = new Set(Array.from(code.matchAll(/['"`]([\w.]+)['"`]/g), ([, name]) => name));
  const templates = Array.from(
    code.matchAll(/`([\w.]*(?:\$\{[^`]*?\}[\w.]*)+)`/g),
    ([, one = '']) => one.split(/\$\{[^}]*\}/),
  )
    .filter((parts) => parts.some((part) => part.length > 1))
    .map((parts) => new RegExp(`^${parts.map(RegExp.escape).join('[^.]+')}$`));
  const groups = new Set(Array.from(code.matchAll(/\]\.(\w+)\b/g), ([, group]) => group));
  return [...new Set(Object.keys(texts).map(stem))]
    .filter(
      (key) =>
        !named.has(key) &&
        !groups.has(key.split('.')[0]) &&
        !templates.some((pattern) => pattern.test(key)),
    )
    .map((key) => `${key}: no code of the package reads it. Take it out of both languages`);
}

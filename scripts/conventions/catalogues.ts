import { LOCALES } from '@saudagar/contract';
import type { Catalogue } from '../plantedLocale/texts.ts';

/** One folder of messages: its texts by language, and which of them are used. */
export interface Messages {
  texts: Readonly<Record<string, Catalogue>>;
  /** Checks whether code reads a key; plural forms count as one. */
  isRead: (key: string) => boolean;
}

/**
 * Texts that are the same in Indonesian. A text that is English by accident does not belong here:
 * it needs a translation.
 */
const SAME_IN_INDONESIAN: readonly string[] = [
  'https://',
  // Loanwords of Indonesian.
  'Admin',
  'Banner',
  'Email',
  'Fashion',
  'fashion',
  'File',
  'Filter',
  'Menu',
  'Moderator',
  'Spam',
  'Tablet',
  'Tag',
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
  'Workshop',
];

/** Function words that English texts contain and Indonesian does not have. */
const ENGLISH = /\b(the|your?|is|are|of|with|this|that|could|has|have|please)\b/i;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(PLURAL, '');
const placeholders = (text: string) => new Set(text.match(/\{\{?\w+\}?\}|<\/?\w+>/g));

/** Lists the faults of a folder of messages, each a sentence with its remedy. */
export function complaintsAboutMessages({ texts, isRead }: Messages): string[] {
  const { en = {}, ...others } = flattenAll(texts);
  return [
    ...LOCALES.filter((locale) => !(locale in texts)).map(
      (locale) => `${locale}.json is missing. Add it beside en.json`,
    ),
    ...Object.entries({ en, ...others }).flatMap(([language, flat]) => [
      ...emptyTexts(language, flat),
      ...pluralForms(language, flat),
    ]),
    ...Object.entries(others).flatMap(([language, flat]) => [
      ...missingKeys(language, flat, en),
      ...missingPlaceholders(language, flat, en),
    ]),
    ...(others.id ? untranslated(en, others.id) : []),
    ...unusedKeys(en, isRead),
  ];
}

/** Allowed equal texts that no folder has. */
export function staleSames(all: readonly Messages[]): string[] {
  const same = new Set(
    all.flatMap(({ texts }) => {
      const { en = {}, id = {} } = flattenAll(texts);
      return Object.entries(en).flatMap(([key, text]) => (id[key] === text ? text : []));
    }),
  );
  return SAME_IN_INDONESIAN.filter((text) => !same.has(text));
}

const flattenAll = (texts: Messages['texts']): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, catalogue]) => [language, flatten(catalogue)]),
  );

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

function emptyTexts(language: string, texts: Record<string, string>): string[] {
  return Object.entries(texts)
    .filter(([, text]) => text.trim() === '')
    .map(
      ([key]) =>
        `${language}.json: ${key} is empty. Write its text, or take the key out of every language`,
    );
}

/** Plural forms of each language by CLDR: Indonesian has one, English two. */
function pluralForms(language: string, texts: Record<string, string>): string[] {
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

function missingKeys(
  language: string,
  texts: Record<string, string>,
  en: Record<string, string>,
): string[] {
  const stems = new Set(Object.keys(texts).map(stem));
  const english = new Set(Object.keys(en).map(stem));
  const missing = (from: string, keys: ReadonlySet<string>, there: string) =>
    [...keys].map(
      (key) => `${from}.json: ${key} is missing. Add it beside the one in ${there}.json`,
    );
  return [
    ...missing(language, english.difference(stems), 'en'),
    ...missing('en', stems.difference(english), language),
  ];
}

function missingPlaceholders(
  language: string,
  texts: Record<string, string>,
  en: Record<string, string>,
): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const other = en[key] ?? en[`${stem(key)}_other`];
    if (other === undefined) return [];
    const differ = placeholders(text).symmetricDifference(placeholders(other));
    if (differ.size === 0) return [];
    return `${language}.json: ${key} and English differ in ${[...differ].join(', ')}. Put the same placeholders into both`;
  });
}

function untranslated(en: Record<string, string>, id: Record<string, string>): string[] {
  return Object.entries(id).flatMap(([key, text]) => {
    const words = text.replace(/\{\{?\w+\}?\}/g, '');
    const isSame = en[key] === text && /\p{L}/u.test(words) && !SAME_IN_INDONESIAN.includes(text);
    if (!isSame && !ENGLISH.test(words)) return [];
    return `id.json: ${key} is English ("${text}"). Write it as an Indonesian merchant would, or, if that is the same, add the text to SAME_IN_INDONESIAN`;
  });
}

const unusedKeys = (texts: Record<string, string>, isRead: Messages['isRead']): string[] =>
  [...new Set(Object.keys(texts).map(stem))]
    .filter((key) => !isRead(key))
    .map((key) => `${key}: no code of the package reads it. Take it out of every language`);

/**
 * Finds the keys that the code of a package uses, without tests and stories: those that it names
 * whole, in a template (`file.${reason}`), or whose whole group it takes as a property.
 */
export function keysReadBy(code: string): Messages['isRead'] {
  const named = new Set(Array.from(code.matchAll(/['"`]([\w.]+)['"`]/g), ([, name]) => name));
  const templates = Array.from(
    code.matchAll(/`([\w.]*(?:\$\{[^`]*?\}[\w.]*)+)`/g),
    ([, one = '']) => one.split(/\$\{[^}]*\}/),
  )
    .filter((parts) => parts.some((part) => part.length > 1))
    .map((parts) => new RegExp(`^${parts.map(RegExp.escape).join('[^.]+')}$`));
  const groups = new Set(Array.from(code.matchAll(/\]\.(\w+)\b/g), ([, group]) => group));
  return (key) =>
    named.has(key) ||
    groups.has(key.split('.')[0]) ||
    templates.some((pattern) => pattern.test(key));
}

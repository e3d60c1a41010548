import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const languages = ['en', 'id'] as const;
type Language = (typeof languages)[number];

interface Messages {
  [key: string]: string | Messages;
}

/** Texts by flat key: `comment.posted_other`. */
function flatten(messages: Messages, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(messages).map(([key, value]) =>
      typeof value === 'string'
        ? { [`${prefix}${key}`]: value }
        : flatten(value, `${prefix}${key}.`),
    ),
  );
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(PLURAL, '');
const placeholders = (text: string) => new Set(text.match(/\{\{[^}]+\}\}|<\/?\w+>/g));

/** What is wrong with a package's two languages, one sentence each. */
function differences(texts: Record<Language, Record<string, string>>): string[] {
  const found: string[] = [];
  const stems = { en: new Set<string>(), id: new Set<string>() };
  for (const language of languages) {
    const plurals = new Map<string, string[]>();
    for (const [key, text] of Object.entries(texts[language])) {
      stems[language].add(stem(key));
      if (text.trim() === '') found.push(`${language}: ${key} is empty`);
      const form = PLURAL.exec(key)?.[1];
      if (form) plurals.set(stem(key), [...(plurals.get(stem(key)) ?? []), form]);
    }
    // Which forms a language has is its own affair: Indonesian knows one, English two.
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, forms] of plurals) {
      if (forms.sort().join() !== [...wanted].sort().join()) {
        found.push(`${language}: ${key} has the forms ${forms}, not ${wanted}`);
      }
    }
  }
  for (const key of stems.en.symmetricDifference(stems.id)) {
    found.push(`${key} is not in both languages`);
  }
  for (const [key, text] of Object.entries(texts.id)) {
    const other = texts.en[key];
    if (other === undefined) continue;
    if (placeholders(text).symmetricDifference(placeholders(other)).size > 0) {
      found.push(`${key} has other placeholders in id than in en`);
    }
  }
  return found;
}

describe('every folder of messages says the same in both languages', () => {
  const folders = globSync('{packages,apps}/*/src/**/messages/en.json', { cwd: root }).map(dirname);

  test.each(folders)('%s', (folder) => {
    const read = (language: Language) =>
      flatten(JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')));
    expect(differences({ en: read('en'), id: read('id') })).toEqual([]);
  });

  test('there are some', () => {
    expect(folders).toContain('packages/ui/src/messages');
  });
});

describe('a planted difference is found', () => {
  const alike = {
    en: { hello: 'Hello {{name}}', like_one: '{{count}} like', like_other: '{{count}} likes' },
    id: { hello: 'Halo {{name}}', like_other: '{{count}} suka' },
  };

  test('and none where there is none', () => {
    expect(differences(alike)).toEqual([]);
  });

  test.each([
    ['a missing key', { ...alike, id: { like_other: '{{count}} suka' } }],
    ['an additional key', { ...alike, id: { ...alike.id, bye: 'Sampai jumpa' } }],
    [
      'an empty text',
      {
        ...alike,
        id: { ...alike.id, hello: '{{name}}', bye: ' ' },
        en: { ...alike.en, bye: 'Bye' },
      },
    ],
    ['a lost placeholder', { ...alike, id: { ...alike.id, hello: 'Halo' } }],
    [
      'a missing plural form',
      { ...alike, en: { hello: 'Hello {{name}}', like_other: '{{count}}' } },
    ],
  ])('%s', (_, texts) => {
    expect(differences(texts)).toHaveLength(1);
  });
});

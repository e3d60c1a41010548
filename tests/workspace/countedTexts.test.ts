import { LOCALES, type Locale } from '@saudagar/contract';
import { loadKindTexts } from '@saudagar/contract/notifications';
import { type Catalogues, loadCatalogues, readText } from '@saudagar/contract/server';
import { describe, expect, test } from 'vitest';
import { ownInstance } from '../../packages/ui/src/texts/instance.ts';
import { readerOf } from '../../packages/ui/src/texts/lazyText.ts';

const en = {
  likes_one: '{{count}} like',
  likes_other: '{{count}} likes',
  most: 'At most {{count}}',
};
const id = { likes_other: '{{count}} suka', most: 'Paling banyak {{count}}' };
const sample = await loadCatalogues(async (locale) => ({
  default: locale === 'id' ? (id as typeof en) : en,
}));
const catalogues: Readonly<Record<string, Catalogues<Record<string, string>>>> = {
  sample,
  kinds: await loadCatalogues(loadKindTexts),
  others: await loadCatalogues(
    (locale) => import(`../../apps/server/src/areas/notifications/messages/${locale}.json`),
  ),
};
const counts = [0, 1, 2, 5, 1000];
const keysOf = (texts: object) =>
  new Set(Object.keys(texts).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')));

/** Formats a number as screens do. */
function readOnScreen(name: string, locale: Locale) {
  const i18n = ownInstance();
  i18n.addResourceBundle(locale, name, catalogues[name]?.[locale]);
  return readerOf(i18n, locale, name);
}

describe.each(LOCALES)('texts in %s', (locale) => {
  test.each(Object.entries(catalogues))('server and screens read %s alike', (name, texts) => {
    const read = readOnScreen(name, locale);
    for (const key of keysOf(texts.en)) {
      for (const count of counts) {
        const values = { count, actors: 'Sari', title: 'Kopi $& Gayo' };
        expect(readText(texts, locale, key, values), `${key} ${count}`).toBe(read(key, values));
      }
    }
  });
});

test('a counted text has the form and the marks of its language', () => {
  const read = (locale: Locale) =>
    counts.map((count) => readText(sample, locale, 'likes', { count }));
  expect(read('en')).toEqual(['0 likes', '1 like', '2 likes', '5 likes', '1,000 likes']);
  expect(read('id')).toEqual(['0 suka', '1 suka', '2 suka', '5 suka', '1.000 suka']);
});

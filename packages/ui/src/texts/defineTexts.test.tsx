import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n } from './createI18n.ts';
import { defineTexts } from './defineTexts.ts';
import type { Locale } from './locale.ts';
import { TextsProvider } from './TextsProvider.tsx';

const en = {
  hello: 'Hello {{name}}',
  likes_one: '{{count}} like',
  likes_other: '{{count}} likes',
  post: { share: 'Share Post' },
} as const;
const id = {
  hello: 'Halo {{name}}',
  likes_other: '{{count}} suka',
  post: { share: 'Bagikan' },
};

function Reader({ use }: { use: () => unknown }) {
  use();
  return null;
}

function read<Result>(use: () => Result, locale: Locale, i18n = createI18n()): Result {
  const seen: Result[] = [];
  renderToStaticMarkup(
    <TextsProvider locale={locale} i18n={i18n}>
      <Reader use={() => seen.push(use())} />
    </TextsProvider>,
  );
  const [result] = seen;
  if (!result) throw new Error('nothing was read');
  return result;
}

test('reads nested keys, values and plurals in both languages', () => {
  const useTexts = defineTexts('sample', { en, id });
  const english = read(useTexts, 'en');
  expect(english.t('post.share')).toBe('Share Post');
  expect(english.t('hello', { name: 'Siti <3' })).toBe('Hello Siti <3');
  expect(english.t('likes', { count: 1 })).toBe('1 like');
  expect(english.t('likes', { count: 2 })).toBe('2 likes');

  const indonesian = read(useTexts, 'id');
  expect(indonesian.locale).toBe('id');
  expect(indonesian.t('post.share')).toBe('Bagikan');
  expect(indonesian.t('likes', { count: 1 })).toBe('1 suka');
});

test('a missing text shows its key and never the other language (SHELL-029)', () => {
  const useTexts = defineTexts('sample', {
    en,
    id: { ...id, post: {} as { share: string } },
  });
  expect(read(useTexts, 'id').t('post.share')).toBe('post.share');
});

test('only keys of the catalogue are accepted', () => {
  const { t } = read(defineTexts('sample', { en, id }), 'en');
  // @ts-expect-error: there is no such key
  expect(t('post.shared')).toBe('post.shared');
  // @ts-expect-error: plural forms are chosen by count
  expect(t('likes_one', { count: 1 })).toBe('1 like');
});

test("a host's own wording stays", () => {
  const i18n = createI18n();
  i18n.addResourceBundle('en', 'sample', { post: { share: 'Publish' } });
  const { t } = read(defineTexts('sample', { en, id }), 'en', i18n);
  expect(t('post.share')).toBe('Publish');
  expect(t('hello', { name: 'Budi' })).toBe('Hello Budi');
});

test('instances keep to themselves, and each is filled once', () => {
  const useTexts = defineTexts('sample', { en, id });
  const first = createI18n();
  expect(read(useTexts, 'en', first).t('post.share')).toBe('Share Post');
  first.addResource('en', 'sample', 'post.share', 'Reworded');
  expect(read(useTexts, 'en', first).t('post.share')).toBe('Reworded');
  expect(read(useTexts, 'en', createI18n()).t('post.share')).toBe('Share Post');
});

test('outside a provider it says what is missing', () => {
  const useTexts = defineTexts('sample', { en, id });
  expect(() => renderToStaticMarkup(<Reader use={useTexts} />)).toThrow('wrap this in UiProvider');
});

import { createInstance } from 'i18next';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UiProvider } from '../UiProvider.tsx';
import { defineTexts } from './defineTexts.ts';
import type { HostI18n } from './hostI18n.ts';
import type { Locale } from './locale.ts';
import { TextsProvider } from './TextsProvider.tsx';
import { hasTexts, loadTexts, loadWantedTexts, waitForTexts, wantTexts } from './textSources.ts';

const en = {
  hello: 'Hello {{name}}',
  likes_one: '{{count}} like',
  likes_other: '{{count}} likes',
  post: { share: 'Share Post' },
};
const id = {
  hello: 'Halo {{name}}',
  likes_other: '{{count}} suka',
  post: { share: 'Bagikan' },
};
const loaders = {
  en: async () => ({ default: en }),
  id: async () => ({ default: id }),
};

/** What a host has of its own. */
function hostI18n() {
  const i18n = createInstance({
    lng: 'en',
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  return i18n;
}

function Reader({ use }: { use: () => unknown }) {
  return <>{String(use())}</>;
}

async function read<Result>(use: () => Result, locale: Locale, i18n?: HostI18n): Promise<Result> {
  await loadTexts(locale);
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

test.each([
  ['by itself', undefined],
  ['through a host’s i18next', hostI18n()],
])('reads nested keys, values and plurals in both languages %s', async (_, i18n) => {
  const useTexts = defineTexts('sample', loaders);
  const english = await read(useTexts, 'en', i18n);
  expect(english.t('post.share')).toBe('Share Post');
  expect(english.t('hello', { name: 'Siti <3' })).toBe('Hello Siti <3');
  expect(english.t('likes', { count: 1 })).toBe('1 like');
  expect(english.t('likes', { count: 2 })).toBe('2 likes');
  expect(english.t('likes', { count: 12_345 })).toBe('12,345 likes');
  expect(english.t('hello', { name: 5000 })).toBe('Hello 5,000');

  const indonesian = await read(useTexts, 'id', i18n);
  expect(indonesian.locale).toBe('id');
  expect(indonesian.t('post.share')).toBe('Bagikan');
  expect(indonesian.t('likes', { count: 1 })).toBe('1 suka');
  expect(indonesian.t('likes', { count: 12_345 })).toBe('12.345 suka');
});

test('a missing text shows its key and never the other language (SHELL-029)', async () => {
  const useTexts = defineTexts('sample', {
    ...loaders,
    id: async () => ({ default: { ...id, post: {} as { share: string } } }),
  });
  await loadTexts('en');
  expect((await read(useTexts, 'id')).t('post.share')).toBe('post.share');
  expect((await read(useTexts, 'id', hostI18n())).t('post.share')).toBe('post.share');
});

test('only keys of the catalogue are accepted, and both languages have the same', async () => {
  const { t } = await read(defineTexts('sample', loaders), 'en');
  // @ts-expect-error: there is no such key
  expect(t('post.shared')).toBe('post.shared');
  // @ts-expect-error: plural forms are chosen by count
  expect(t('likes_one', { count: 1 })).toBe('1 like');
  // @ts-expect-error: a text is missing in Indonesian
  defineTexts('sample', { ...loaders, id: async () => ({ default: { hello: 'Halo {{name}}' } }) });
});

test("a host's own wording stays", async () => {
  const i18n = hostI18n();
  i18n.addResourceBundle('en', 'sample', { post: { share: 'Publish' } });
  const { t } = await read(defineTexts('sample', loaders), 'en', i18n);
  expect(t('post.share')).toBe('Publish');
  expect(t('hello', { name: 'Budi' })).toBe('Hello Budi');
});

test('instances keep to themselves, and each is filled once a language', async () => {
  const useTexts = defineTexts('sample', loaders);
  const first = hostI18n();
  expect((await read(useTexts, 'en', first)).t('post.share')).toBe('Share Post');
  first.addResource('en', 'sample', 'post.share', 'Reworded');
  expect((await read(useTexts, 'en', first)).t('post.share')).toBe('Reworded');
  expect((await read(useTexts, 'en', hostI18n())).t('post.share')).toBe('Share Post');
});

test('outside a provider it says what is missing', () => {
  const useTexts = defineTexts('sample', loaders);
  expect(() => renderToStaticMarkup(<Reader use={useTexts} />)).toThrow('wrap this in UiProvider');
});

describe('a language comes when it is shown', () => {
  const lost = new TypeError('Failed to fetch');
  beforeEach(() => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
  });

  test('the other one is not fetched, and each is fetched once', async () => {
    const [english, indonesian] = [vi.fn(loaders.en), vi.fn(loaders.id)];
    defineTexts('sample', { en: english, id: indonesian });
    expect(hasTexts('en')).toBe(false);
    await Promise.all([loadTexts('en'), loadTexts('en')]);
    expect(hasTexts('en')).toBe(true);
    expect(english).toHaveBeenCalledOnce();
    expect(indonesian).not.toHaveBeenCalled();
    await loadTexts('id');
    expect(indonesian).toHaveBeenCalledOnce();
  });

  test('code that comes later brings its texts in the languages shown', async () => {
    const [english, indonesian] = [vi.fn(loaders.en), vi.fn(loaders.id)];
    const stop = wantTexts('id');
    defineTexts('sample', { en: english, id: indonesian });
    await loadWantedTexts();
    stop();
    expect(indonesian).toHaveBeenCalledOnce();
    expect(english).not.toHaveBeenCalled();
    defineTexts('sample', { en: english, id: indonesian });
    await loadWantedTexts();
    expect(indonesian).toHaveBeenCalledOnce();
    await loadTexts('id');
  });

  test('a failure is told, and asked for again at the next call', async () => {
    const english = vi.fn(loaders.en).mockRejectedValueOnce(lost);
    defineTexts('sample', { ...loaders, en: english });
    await expect(loadTexts('en')).rejects.toBe(lost);
    await loadTexts('en');
    expect(english).toHaveBeenCalledTimes(2);
  });

  test('who waits is served once the connection is back', async () => {
    vi.useFakeTimers();
    const english = vi.fn(loaders.en).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    defineTexts('sample', { ...loaders, en: english });
    const arrived = vi.fn();
    void waitForTexts('en').then(arrived);
    await vi.advanceTimersByTimeAsync(999);
    expect(english).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(english).toHaveBeenCalledTimes(2);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(arrived).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  test('a provider shows its root, and what is inside once the texts are here', async () => {
    const useTexts = defineTexts('sample', loaders);
    const page = () =>
      renderToStaticMarkup(
        <UiProvider locale="id-ID">
          <Reader use={() => useTexts().t('post.share')} />
        </UiProvider>,
      );
    expect(page()).toMatch(/lang="id"><\/div>$/);
    await loadTexts('id');
    expect(page()).toContain('Bagikan');
  });

  test('code that came by a way of its own suspends until its texts are here', async () => {
    await loadTexts('en');
    const late = defineTexts('sample', loaders);
    const page = (
      <TextsProvider locale="en">
        <Suspense fallback="…">
          <Reader use={late} />
        </Suspense>
      </TextsProvider>
    );
    expect(renderToStaticMarkup(page)).toContain('…');
    await loadTexts('en');
    expect(renderToStaticMarkup(page)).not.toContain('…');
  });
});

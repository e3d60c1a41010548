import type { Locale } from '@saudagar/contract';
import { createInstance, type i18n as I18n } from 'i18next';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UiProvider } from '../UiProvider.tsx';
import { defineTexts } from './defineTexts.ts';
import { useLazyText } from './lazyText.ts';
import { TextsProvider } from './TextsProvider.tsx';
import {
  hasTexts,
  loadTexts,
  loadWantedTexts,
  type TextLoader,
  waitForTexts,
  wantTexts,
} from './textSources.ts';

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
  id: async () => ({ default: id as typeof en }),
};
const from =
  (sources: typeof loaders): TextLoader<typeof en> =>
  (locale) =>
    sources[locale]();
const load = from(loaders);

let declared = 0;
/** A namespace per declaration: the kit's instance lives as long as the page. */
const fresh = () => {
  declared += 1;
  return `sample${declared}`;
};

/** A host's own instance, with settings that differ from the kit's. */
function hostI18n() {
  const i18n = createInstance();
  void i18n.init({
    lng: 'fr',
    fallbackLng: 'en',
    keySeparator: false,
    supportedLngs: ['fr'],
    interpolation: { prefix: '<', suffix: '>' },
    resources: { fr: { translation: { greeting: 'Bonjour' } } },
  });
  return i18n;
}

function Reader({ use }: { use: () => unknown }) {
  return <>{String(use())}</>;
}

async function read<Result>(use: () => Result, locale: Locale, i18n?: I18n): Promise<Result> {
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
])('texts support nested keys, values and plurals in both languages %s', async (_, i18n) => {
  const useTexts = defineTexts(fresh(), load);
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
  const useTexts = defineTexts(
    fresh(),
    from({ ...loaders, id: async () => ({ default: { ...en, post: {} as { share: string } } }) }),
  );
  await loadTexts('en');
  expect((await read(useTexts, 'id')).t('post.share')).toBe('post.share');
  expect((await read(useTexts, 'id', hostI18n())).t('post.share')).toBe('post.share');
});

test('texts know their keys, and no free value, path or plural form', async () => {
  for (const i18n of [undefined, hostI18n()]) {
    const { has } = await read(defineTexts(fresh(), load), 'en', i18n);
    expect(['hello', 'post.share'].filter(has)).toEqual(['hello', 'post.share']);
    expect(['', 'post', 'likes', 'constructor', 'a.b', 'a:b', 'ui:open'].filter(has)).toEqual([]);
  }
});

test('texts accept only keys of the catalogue', async () => {
  const { t } = await read(defineTexts(fresh(), load), 'en');
  // @ts-expect-error: there is no such key
  expect(t('post.shared')).toBe('post.shared');
  // @ts-expect-error: plural forms are chosen by count
  expect(t('likes_one', { count: 1 })).toBe('1 like');
});

test("a host's own texts override the kit's", async () => {
  const i18n = hostI18n();
  const namespace = fresh();
  i18n.addResourceBundle('en', namespace, { post: { share: 'Publish' } });
  const { t } = await read(defineTexts(namespace, load), 'en', i18n);
  expect(t('post.share')).toBe('Publish');
  expect(t('hello', { name: 'Budi' })).toBe('Hello Budi');
});

test('a host instance without init() throws an error with advice', async () => {
  const useTexts = defineTexts(fresh(), load);
  await expect(read(useTexts, 'en', createInstance())).rejects.toThrow('call init()');
});

test("a host's language, settings and other texts remain unchanged", async () => {
  const i18n = hostI18n();
  await read(defineTexts(fresh(), load), 'id', i18n);
  expect(i18n.language).toBe('fr');
  expect(i18n.options.keySeparator).toBe(false);
  expect(i18n.t('greeting')).toBe('Bonjour');
});

test('i18next instances are independent, and each loads a language once', async () => {
  const namespace = fresh();
  const useTexts = defineTexts(namespace, load);
  const first = hostI18n();
  expect((await read(useTexts, 'en', first)).t('post.share')).toBe('Share Post');
  first.addResourceBundle('en', namespace, { post: { share: 'Reworded' } }, true, true);
  expect((await read(useTexts, 'en', first)).t('post.share')).toBe('Reworded');
  expect((await read(useTexts, 'en', hostI18n())).t('post.share')).toBe('Share Post');
  expect((await read(useTexts, 'en')).t('post.share')).toBe('Share Post');
});

test("a portal's own component inside the kit uses the portal's instance", async () => {
  const useTexts = defineTexts(fresh(), load);
  await loadTexts('en');
  const page = renderToStaticMarkup(
    <I18nextProvider i18n={hostI18n()}>
      <TextsProvider locale="en">
        <Reader use={() => useTexts().t('post.share')} />{' '}
        <Reader use={() => useTranslation().t('greeting')} />
      </TextsProvider>
    </I18nextProvider>,
  );
  expect(page).toBe('Share Post Bonjour');
});

test('a lazy text is read in the language of the place where it is shown', async () => {
  const useTexts = defineTexts(fresh(), load);
  const { lazy } = await read(useTexts, 'en');
  const sold = lazy('likes', { count: 1200 });
  expect(await read(() => useLazyText()(sold), 'en')).toBe('1,200 likes');
  expect(await read(() => useLazyText()(sold), 'id')).toBe('1.200 suka');
  expect(await read(() => useLazyText()('Closed on Sunday'), 'id')).toBe('Closed on Sunday');
});

test('reading texts outside a provider throws an error with advice', () => {
  const useTexts = defineTexts(fresh(), load);
  expect(() => renderToStaticMarkup(<Reader use={useTexts} />)).toThrow('wrap this in UiProvider');
});

describe('loading of languages', () => {
  const failure = new TypeError('Failed to fetch');
  beforeEach(() => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
  });

  test('only the displayed language is fetched, and only once', async () => {
    const [english, indonesian] = [vi.fn(loaders.en), vi.fn(loaders.id)];
    defineTexts(fresh(), from({ en: english, id: indonesian }));
    expect(hasTexts('en')).toBe(false);
    await Promise.all([loadTexts('en'), loadTexts('en')]);
    expect(hasTexts('en')).toBe(true);
    expect(english).toHaveBeenCalledOnce();
    expect(indonesian).not.toHaveBeenCalled();
    await loadTexts('id');
    expect(indonesian).toHaveBeenCalledOnce();
  });

  test('code loaded later brings its texts in the displayed languages', async () => {
    const [english, indonesian] = [vi.fn(loaders.en), vi.fn(loaders.id)];
    const stop = wantTexts('id');
    defineTexts(fresh(), from({ en: english, id: indonesian }));
    await loadWantedTexts();
    stop();
    expect(indonesian).toHaveBeenCalledOnce();
    expect(english).not.toHaveBeenCalled();
    defineTexts(fresh(), from({ en: english, id: indonesian }));
    await loadWantedTexts();
    expect(indonesian).toHaveBeenCalledOnce();
    await loadTexts('id');
  });

  test('a failure to load texts is reported and retried at the next call', async () => {
    const english = vi.fn(loaders.en).mockRejectedValueOnce(failure);
    defineTexts(fresh(), from({ ...loaders, en: english }));
    await expect(loadTexts('en')).rejects.toBe(failure);
    await loadTexts('en');
    expect(english).toHaveBeenCalledTimes(2);
  });

  test('waiting for texts resolves when the connection returns', async () => {
    vi.useFakeTimers();
    const english = vi.fn(loaders.en).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    defineTexts(fresh(), from({ ...loaders, en: english }));
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

  test('a provider shows its root first, and its children once texts have loaded', async () => {
    const useTexts = defineTexts(fresh(), load);
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

  test('code loaded without its texts suspends until they have loaded', async () => {
    await loadTexts('en');
    const late = defineTexts(fresh(), load);
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

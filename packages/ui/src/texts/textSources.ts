import { LOCALES, type Locale } from '@saudagar/contract';
import type { i18n as I18n, ResourceStore } from 'i18next';

/** Where one package's texts come from: for a language, a module with its catalogue. */
export type TextLoader<C> = (locale: Locale) => Promise<{ default: C }>;

/** One package's texts, a language at a time. */
interface TextSource {
  /** The texts in a language; undefined while they are not here. */
  read(locale: Locale): object | undefined;
  /** Fetches them, anew where that failed before. */
  load(locale: Locale): Promise<void>;
}

/** Milliseconds before texts that did not come are asked for again; the last one is repeated. */
const RETRY_DELAYS = [1000, 2000, 4000, 8000] as const;

/** Every package's texts by namespace. */
const sources = new Map<string, TextSource>();
/** What each instance's resources have been given, as `namespace language`. */
const filled = new WeakMap<ResourceStore, Set<string>>();
/** Languages that a provider on the page shows, or is about to. */
const wanted = new Map<Locale, number>();
const arrivals = new Map<Locale, Promise<void>>();

/** Declares where a package's texts come from. They are known to every provider from now on. */
export function addTextSource(namespace: string, fetchTexts: TextLoader<object>): void {
  const loaded = new Map<Locale, object>();
  const loading = new Map<Locale, Promise<void>>();
  sources.set(namespace, {
    read: (locale) => loaded.get(locale),
    load(locale) {
      const running =
        loading.get(locale) ??
        fetchTexts(locale).then(
          ({ default: catalogue }) => {
            loaded.set(locale, catalogue);
          },
          (error: unknown) => {
            loading.delete(locale);
            throw error;
          },
        );
      loading.set(locale, running);
      return running;
    },
  });
}

/** Adds a package's texts in one language to an instance; what a host put there first stays. */
export function fillTexts(i18n: I18n, locale: Locale, namespace: string): void {
  const known = filled.get(i18n.store) ?? new Set();
  const bundle = `${namespace} ${locale}`;
  if (known.has(bundle)) return;
  const catalogue = sources.get(namespace)?.read(locale);
  // Code that came by a way of its own, such as `React.lazy`, waits for its texts as for itself.
  if (!catalogue) throw waitForTexts(locale);
  // Silent: it is added while rendering, and nobody has read it yet.
  i18n.addResourceBundle(locale, namespace, catalogue, true, false, { silent: true });
  filled.set(i18n.store, known.add(bundle));
}

/** Whether everything known so far is here in the language. */
export function hasTexts(locale: Locale): boolean {
  return [...sources.values()].every((source) => source.read(locale));
}

/**
 * Fetches the texts of all code that is on the page, in one language. Providers do so by
 * themselves and wait; call it before the first render, so that they need not, or before a test.
 * @throws what the import failed with.
 */
export async function loadTexts(locale: Locale): Promise<void> {
  while (!hasTexts(locale))
    await Promise.all([...sources.values()].map((source) => source.load(locale)));
}

/** The same in every language that is shown: for code that has just come. */
export async function loadWantedTexts(): Promise<void> {
  await Promise.all(LOCALES.filter((locale) => wanted.get(locale)).map(loadTexts));
}

/** Resolves once all texts are here in the language, however long the connection is away. */
export function waitForTexts(locale: Locale): Promise<void> {
  const running =
    arrivals.get(locale) ?? keepLoading(locale).finally(() => arrivals.delete(locale));
  arrivals.set(locale, running);
  return running;
}

async function keepLoading(locale: Locale): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await loadTexts(locale);
    } catch (cause) {
      console.info('saudagar: texts did not load', cause);
      const delay = RETRY_DELAYS[Math.min(attempt, RETRY_DELAYS.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

/** Says that a language is shown, so that code that comes later brings its texts; returns the end of it. */
export function wantTexts(locale: Locale): () => void {
  wanted.set(locale, (wanted.get(locale) ?? 0) + 1);
  return () => {
    wanted.set(locale, (wanted.get(locale) ?? 1) - 1);
  };
}

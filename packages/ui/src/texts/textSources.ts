import { LOCALES, type Locale } from '@saudagar/contract';
import type { i18n as I18n, ResourceStore } from 'i18next';

/** Loads one package's catalogue for a language. */
export type TextLoader<C> = (locale: Locale) => Promise<{ default: C }>;

/** One package's texts by language. */
interface TextSource {
  /** The texts in a language; undefined while they are not loaded. */
  read(locale: Locale): object | undefined;
  /** Loads them, again after a failure. */
  load(locale: Locale): Promise<void>;
}

/** Delays in milliseconds before failed texts are requested again; the last one repeats. */
const RETRY_DELAYS = [1000, 2000, 4000, 8000] as const;

/** Every package's texts by namespace. */
const sources = new Map<string, TextSource>();
/** Namespaces and languages added to each instance, as `namespace language`. */
const filled = new WeakMap<ResourceStore, Set<string>>();
/** Languages requested by providers on the page, with their number. */
const wanted = new Map<Locale, number>();
const arrivals = new Map<Locale, Promise<void>>();

/** Registers the source of a package's texts, for every provider. */
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

/** Adds a package's texts in a language to an instance; existing ones of the host remain. */
export function fillTexts(i18n: I18n, locale: Locale, namespace: string): void {
  const known = filled.get(i18n.store) ?? new Set();
  const bundle = `${namespace} ${locale}`;
  if (known.has(bundle)) return;
  const catalogue = sources.get(namespace)?.read(locale);
  // Code loaded in another way, such as `React.lazy`, suspends for its texts too.
  if (!catalogue) throw waitForTexts(locale);
  // Silent: added during render, before any reader.
  i18n.addResourceBundle(locale, namespace, catalogue, true, false, { silent: true });
  filled.set(i18n.store, known.add(bundle));
}

/** Returns true when all registered texts have loaded in the language. */
export function hasTexts(locale: Locale): boolean {
  return [...sources.values()].every((source) => source.read(locale));
}

/**
 * Loads the texts of all code on the page, in one language. Providers do so themselves and wait;
 * call it before the first render to avoid that, or before a test.
 * @throws the error of the failed import.
 */
export async function loadTexts(locale: Locale): Promise<void> {
  while (!hasTexts(locale))
    await Promise.all([...sources.values()].map((source) => source.load(locale)));
}

/** Loads texts in all displayed languages, for newly loaded code. */
export async function loadWantedTexts(): Promise<void> {
  await Promise.all(LOCALES.filter((locale) => wanted.get(locale)).map(loadTexts));
}

/** Resolves once all texts have loaded in the language, however long the page is offline. */
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

/**
 * Registers a displayed language, so that code loaded later brings its texts; returns the function
 * that releases it.
 */
export function wantTexts(locale: Locale): () => void {
  wanted.set(locale, (wanted.get(locale) ?? 0) + 1);
  return () => {
    wanted.set(locale, (wanted.get(locale) ?? 1) - 1);
  };
}

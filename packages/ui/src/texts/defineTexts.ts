import { useMemo } from 'react';
import type { TextKey, Translate, Translated } from './catalogue.ts';
import type { HostI18n } from './hostI18n.ts';
import type { Locale } from './locale.ts';
import { readText, writtenValues } from './readText.ts';
import { useTextsContext } from './TextsProvider.tsx';
import { addTextSource, type TextLoader, waitForTexts } from './textSources.ts';

/** What a texts hook returns. */
export interface BoundTexts<Key extends string> {
  /** Reads one text in the language of the provider; a missing one shows its key (SHELL-029). */
  readonly t: Translate<Key>;
  readonly locale: Locale;
}

type Read = (key: string, options: object) => string;

/**
 * Declares a package's texts, each language in a chunk of its own, and returns the hook that reads
 * them: `const { t } = useTexts()`. Keys are those of `en`, groups joined by a dot, plurals written
 * `_one` and `_other`. A provider has the texts of all code on the page before it shows anything.
 */
export function defineTexts<const En>(
  namespace: string,
  loaders: { readonly en: TextLoader<En>; readonly id: TextLoader<Translated<En>> },
): () => BoundTexts<TextKey<En>> {
  const source = addTextSource(loaders as Record<Locale, TextLoader<object>>);
  const filled = new WeakMap<HostI18n, Set<Locale>>();

  function fill(i18n: HostI18n, locale: Locale, catalogue: object) {
    const languages = filled.get(i18n) ?? new Set();
    if (languages.has(locale)) return;
    // Deep, without overwriting: what the host put there first stays.
    i18n.addResourceBundle(locale, namespace, catalogue, true, false);
    filled.set(i18n, languages.add(locale));
  }

  function bind(i18n: HostI18n | undefined, locale: Locale): BoundTexts<TextKey<En>> {
    const catalogue = source.read(locale);
    // Code that came by a way of its own, such as `React.lazy`, waits for its texts as for itself.
    if (!catalogue) throw waitForTexts(locale);
    if (!i18n) return { t: (key, values) => readText(catalogue, locale, key, values), locale };
    fill(i18n, locale, catalogue);
    const read = i18n.getFixedT(locale, namespace) as Read;
    // `count` stays the number by which a plural is chosen; what is filled in is `replace`.
    return {
      t: (key, values = {}) => read(key, { ...values, replace: writtenValues(values, locale) }),
      locale,
    };
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once per package, at module level
  return function useTexts() {
    const { i18n, locale } = useTextsContext();
    return useMemo(() => bind(i18n, locale), [i18n, locale]);
  };
}

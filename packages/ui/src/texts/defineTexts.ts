import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import type { TextKey, Translate, Translated } from './catalogue.ts';
import type { Locale } from './locale.ts';
import { useTextsContext } from './TextsProvider.tsx';
import { addTextSource, type TextLoader, waitForTexts } from './textSources.ts';

/** What a texts hook returns. */
export interface BoundTexts<Key extends string> {
  /** Reads one text in the language of the provider; a missing one shows its key (SHELL-029). */
  readonly t: Translate<Key>;
  readonly locale: Locale;
}

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
  const filled = new WeakMap<I18n, Set<Locale>>();

  function fill(i18n: I18n, locale: Locale) {
    const languages = filled.get(i18n) ?? new Set();
    if (languages.has(locale)) return;
    const catalogue = source.read(locale);
    // Code that came by a way of its own, such as `React.lazy`, waits for its texts as for itself.
    if (!catalogue) throw waitForTexts(locale);
    // Deep, without overwriting: what the host put there first stays.
    i18n.addResourceBundle(locale, namespace, catalogue, true, false);
    filled.set(i18n, languages.add(locale));
  }

  const bind = (i18n: I18n, locale: Locale): BoundTexts<TextKey<En>> => {
    fill(i18n, locale);
    const translate = i18n.getFixedT(locale, namespace) as (key: string, values: object) => string;
    return { t: (key, values) => translate(key, values ?? {}), locale };
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per package, at module level
  return function useTexts() {
    const { i18n, locale } = useTextsContext();
    return useMemo(() => bind(i18n, locale), [i18n, locale]);
  };
}

import type { Locale, TextKey } from '@saudagar/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lazy, LazyText, Translate } from './catalogue.ts';
import { readWith } from './lazyText.ts';
import { useTextsContext } from './TextsProvider.tsx';
import { addTextSource, fillTexts, type TextLoader } from './textSources.ts';

/** Result of a texts hook. */
export interface BoundTexts<Key extends string> {
  /** Reads a text in the provider's language; a missing one shows its key. */
  // SHELL-029
  readonly t: Translate<Key>;
  /** Returns true for a value that is a key of the texts, without plural forms. */
  readonly has: (value: string) => boolean;
  /** Names a text to be read later, such as a toast's: it follows a switch of language. */
  readonly lazy: Lazy<Key>;
  readonly locale: Locale;
}

/**
 * Declares a package's texts, with a chunk per language, and returns the hook that reads them:
 * `const { t } = useTexts()`. Keys are those of `en`, with groups joined by a dot and plurals as
 * `_one` and `_other`. A provider loads the texts of all code on the page before it renders.
 */
export function defineTexts<En extends object>(
  namespace: string,
  load: TextLoader<En>,
): () => BoundTexts<TextKey<En>> {
  addTextSource(namespace, load);
  const lazy = (key: string, values?: LazyText['values']): LazyText => ({ namespace, key, values });

  // biome-ignore lint/correctness/noComponentHookFactories: called once per package, at module level
  return function useTexts() {
    const texts = useTextsContext();
    fillTexts(texts.i18n, texts.lng, namespace);
    // The instance is passed explicitly: the portal's own components in a slot use the portal's.
    const { t } = useTranslation(namespace, texts);
    return useMemo(() => {
      const { i18n, lng } = texts;
      const has = (value: string) =>
        typeof i18n.getResource(lng, namespace, value, { keySeparator: '.' }) === 'string';
      return { t: readWith(t, lng), has, lazy, locale: lng };
    }, [t, texts]);
  };
}

import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { LOCALES, type Locale } from './locale.ts';
import { useTextsContext } from './TextsProvider.tsx';

/** A message catalogue: texts, or groups of them, by key. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

type PluralOf<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** Every key of a catalogue, groups joined by a dot, plural forms as one. */
export type TextKey<C> = {
  [Key in keyof C & string]: C[Key] extends string ? PluralOf<Key> : `${Key}.${TextKey<C[Key]>}`;
}[keyof C & string];

/** The same catalogue in a language without a singular form: `_one` keys fall away. */
export type Translated<C> = {
  readonly [Key in keyof C as Key extends `${string}_one` ? never : Key]: C[Key] extends string
    ? string
    : Translated<C[Key]>;
};

/** Values put into a text's `{{places}}`; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Reads one text. */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

/** What a texts hook returns. */
export interface BoundTexts<Key extends string> {
  /** Reads one text in the language of the provider; a missing one shows its key (SHELL-029). */
  readonly t: Translate<Key>;
  readonly locale: Locale;
}

/**
 * Declares a package's texts and returns the hook that reads them:
 * `const useTexts = defineTexts('feed', { en, id })`, then `const { t } = useTexts()`.
 * Keys are those of `en`, groups joined by a dot, plurals written `_one` and `_other`.
 */
export function defineTexts<const En extends Catalogue>(
  namespace: string,
  catalogues: { readonly en: En; readonly id: Translated<En> },
): () => BoundTexts<TextKey<En>> {
  const filled = new WeakSet<I18n>();

  const bind = (i18n: I18n, locale: Locale): BoundTexts<TextKey<En>> => {
    if (!filled.has(i18n)) {
      filled.add(i18n);
      for (const language of LOCALES) {
        // Deep, without overwriting: what the host put there first stays.
        i18n.addResourceBundle(language, namespace, catalogues[language], true, false);
      }
    }
    const translate = i18n.getFixedT(locale, namespace) as (key: string, values: object) => string;
    return { t: (key, values) => translate(key, values ?? {}), locale };
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per package, at module level
  return function useTexts() {
    const { i18n, locale } = useTextsContext();
    return useMemo(() => bind(i18n, locale), [i18n, locale]);
  };
}

import type { Locale, TextValues } from '@saudagar/contract';
import type { i18n as I18n } from 'i18next';
import type { LazyText } from './catalogue.ts';
import { useTextsContext } from './TextsProvider.tsx';
import { fillTexts } from './textSources.ts';
import { writtenValues } from './values.ts';

/** Reads a text in a language from an instance that contains it. */
export type ReadText = (key: string, values?: TextValues) => string;

type Translator = (key: string, options: Record<string, unknown>) => string;

/** Extends i18next's `t` with number formatting for the locale. */
export function readWith(translate: Translator, locale: Locale): ReadText {
  return (key, values = {}) =>
    translate(key, {
      ...values,
      // `count` stays the number that selects the plural; `replace` contains the formatted values.
      replace: writtenValues(values, locale),
      // A host's resources are read by the kit's rules, whatever the host's languages and keys.
      lngs: [locale],
      keySeparator: '.',
    });
}

/** Reads texts of one namespace outside React. */
export function readerOf(i18n: I18n, locale: Locale, namespace: string): ReadText {
  return readWith(i18n.getFixedT(locale, namespace) as unknown as Translator, locale);
}

/** Returns a function that reads a lazy text in the provider's language; strings stay. */
export function useLazyText(): (text: string | LazyText) => string {
  const { i18n, lng } = useTextsContext();
  return (text) => {
    if (typeof text === 'string') return text;
    fillTexts(i18n, lng, text.namespace);
    return readerOf(i18n, lng, text.namespace)(text.key, text.values);
  };
}

import type { Locale, TextValues } from '@saudagar/contract';
import type { i18n as I18n } from 'i18next';
import type { LazyText } from './catalogue.ts';
import { useTextsContext } from './TextsProvider.tsx';
import { fillTexts } from './textSources.ts';
import { writtenValues } from './values.ts';

/** Reads one text in one language from an instance that holds it. */
export type ReadText = (key: string, values?: TextValues) => string;

type Translator = (key: string, options: Record<string, unknown>) => string;

/** Adds to i18next's `t` what the kit's catalogues need: numbers as the locale writes them. */
export function readWith(translate: Translator, locale: Locale): ReadText {
  return (key, values = {}) =>
    translate(key, {
      ...values,
      // `count` stays the number by which a plural is chosen; what is filled in is `replace`.
      replace: writtenValues(values, locale),
      // A host's resources are read by the kit's rules, whatever languages and keys the host has.
      lngs: [locale],
      keySeparator: '.',
    });
}

/** Reads texts of one namespace outside React. */
export function readerOf(i18n: I18n, locale: Locale, namespace: string): ReadText {
  return readWith(i18n.getFixedT(locale, namespace) as unknown as Translator, locale);
}

/** Returns what reads a lazy text in the language of the provider; a plain string stays as it is. */
export function useLazyText(): (text: string | LazyText) => string {
  const { i18n, lng } = useTextsContext();
  return (text) => {
    if (typeof text === 'string') return text;
    fillTexts(i18n, lng, text.namespace);
    return readerOf(i18n, lng, text.namespace)(text.key, text.values);
  };
}

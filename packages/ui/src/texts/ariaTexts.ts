import type { LocalizedString } from '@internationalized/string';
import type { Locale } from '@saudagar/contract';
import type { i18n as I18n } from 'i18next';
import * as enUS from 'react-aria-components/i18n/en-US';
import { readerOf } from './lazyText.ts';

type AriaStrings = Record<string, LocalizedString>;
type AriaPage = Record<symbol, unknown>;
/** Texts by part and key. */
export type AriaCatalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Global symbol under which React Aria looks up replacement strings. */
const STRINGS = Symbol.for('react-aria.i18n.strings');
/** Locale under which those strings are stored; React Aria falls back to it from any other. */
const LOCALE = Symbol.for('react-aria.i18n.locale');
/** Namespace by which a host overrides them. */
const NAMESPACE = 'react-aria';

// React Aria's types declare the default export as a type.
const english = (enUS as unknown as { default: Record<string, AriaStrings> }).default;
const parts: Record<string, AriaStrings> = {
  // Read under this name, but listed under another.
  '@react-aria/link-preview': english['@react-aria/previewtrigger'] ?? {},
  ...english,
};

/** React Aria parts with texts. */
export const ariaParts: readonly string[] = Object.keys(parts);

/** Adds a language's texts to i18next; existing ones of the host remain. */
export const addAriaTexts = (i18n: I18n, locale: Locale, texts: AriaCatalogue): void => {
  i18n.addResourceBundle(locale, NAMESPACE, texts, true, false);
};

/**
 * Installs the page's single set of React Aria strings. React Aria reads it once and caches it, so
 * its getters read i18next in the current language. Without a text in i18next, React Aria's English
 * is used.
 */
export function replaceAriaTexts(page: AriaPage, getLocale: () => Locale, i18n: I18n): void {
  page[LOCALE] = 'en-US';
  page[STRINGS] = Object.fromEntries(
    Object.entries(parts).map(([part, texts]) => [
      part,
      new Proxy(texts, {
        get: (own, key) =>
          ariaText(i18n, getLocale(), `${part}.${String(key)}`) ?? own[String(key)],
      }),
    ]),
  );
}

/** A React Aria text from i18next: a string, or a function of its values. */
function ariaText(i18n: I18n, locale: Locale, key: string): LocalizedString | undefined {
  const text: unknown = i18n.getResource(locale, NAMESPACE, key);
  if (typeof text !== 'string') return undefined;
  const read = readerOf(i18n, locale, NAMESPACE);
  if (!text.includes('{{')) return read(key);
  const part = key.slice(0, key.lastIndexOf('.'));
  return ({ isGroupChange, isSelected, ...values } = {}) => {
    const filled = values as Record<string, string | number>;
    // The one text with optional parts.
    const before = isGroupChange ? read(`${part}.focusGroup`, filled) : '';
    const after = isSelected ? read(`${part}.focusSelected`) : '';
    return before + read(key, filled) + after;
  };
}

import type { LocalizedString } from '@internationalized/string';
import type { Locale } from '@saudagar/contract';
import type { i18n as I18n } from 'i18next';
import * as enUS from 'react-aria-components/i18n/en-US';
import { readerOf } from './lazyText.ts';

type AriaStrings = Record<string, LocalizedString>;
type AriaPage = Record<symbol, unknown>;
/** Texts by part and key. */
export type AriaCatalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where React Aria looks for strings that replace its own. */
const STRINGS = Symbol.for('react-aria.i18n.strings');
/** The locale those strings are filed under; any that is asked for falls back to it. */
const LOCALE = Symbol.for('react-aria.i18n.locale');
/** The namespace by which a host rewords them. */
const NAMESPACE = 'react-aria';

// Its declaration calls the default export a type.
const english = (enUS as unknown as { default: Record<string, AriaStrings> }).default;
const parts: Record<string, AriaStrings> = {
  // Asked for under this name, and listed under another.
  '@react-aria/link-preview': english['@react-aria/previewtrigger'] ?? {},
  ...english,
};

/** Every part of React Aria that has texts. */
export const ariaParts: readonly string[] = Object.keys(parts);

/** Gives i18next the texts of a language; what a host put there first stays. */
export const addAriaTexts = (i18n: I18n, locale: Locale, texts: AriaCatalogue): void => {
  i18n.addResourceBundle(locale, NAMESPACE, texts, true, false);
};

/**
 * Puts the page's one set of React Aria strings in place. React Aria reads it once and keeps it, so
 * its getters ask i18next in the language of the moment: a switch needs nothing more. Without a
 * text in i18next, React Aria's English stands.
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

/** One of React Aria's texts as i18next has it: plain, or a function of its values. */
function ariaText(i18n: I18n, locale: Locale, key: string): LocalizedString | undefined {
  const text: unknown = i18n.getResource(locale, NAMESPACE, key);
  if (typeof text !== 'string') return undefined;
  const read = readerOf(i18n, locale, NAMESPACE);
  if (!text.includes('{{')) return read(key);
  const part = key.slice(0, key.lastIndexOf('.'));
  return ({ isGroupChange, isSelected, ...values } = {}) => {
    const filled = values as Record<string, string | number>;
    // The one text with parts that come and go.
    const before = isGroupChange ? read(`${part}.focusGroup`, filled) : '';
    const after = isSelected ? read(`${part}.focusSelected`) : '';
    return before + read(key, filled) + after;
  };
}

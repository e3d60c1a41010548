import type { LocalizedString } from '@internationalized/string';
import * as enUS from 'react-aria-components/i18n/en-US';
import own from '../messages/aria.id.json';
import type { Locale } from './locale.ts';

type AriaStrings = Record<string, LocalizedString>;
type AriaPage = Record<symbol, unknown>;
/** Texts by part and key. */
export type AriaCatalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where React Aria looks for strings that replace its own. */
const STRINGS = Symbol.for('react-aria.i18n.strings');
/** The locale those strings are filed under; any that is asked for falls back to it. */
const LOCALE = Symbol.for('react-aria.i18n.locale');

// Its declaration calls the default export a type.
const english = (enUS as unknown as { default: Record<string, AriaStrings> }).default;
const parts: Record<string, AriaStrings> = {
  // Asked for under this name, and listed under another.
  '@react-aria/link-preview': english['@react-aria/previewtrigger'] ?? {},
  ...english,
};

/** Every part of React Aria that has texts. */
export const ariaParts: readonly string[] = Object.keys(parts);

/**
 * Puts the page's one set of React Aria strings in place. It is read once and kept, so what is
 * put there asks for the language each time a string is read: a switch needs nothing more. `more`
 * are Indonesian texts beside those of the parts that the kit is made of.
 */
export function replaceAriaTexts(
  page: AriaPage,
  getLocale: () => Locale,
  more: AriaCatalogue = {},
): void {
  const indonesian: AriaCatalogue = { ...more, ...own };
  page[LOCALE] = 'en-US';
  page[STRINGS] = Object.fromEntries(
    Object.entries(parts).map(([part, texts]) => [
      part,
      new Proxy(texts, {
        get: (own, key) =>
          (getLocale() === 'id' && indonesianText(indonesian[part], String(key))) ||
          own[String(key)],
      }),
    ]),
  );
}

/** A part's text in Indonesian, as React Aria takes it: plain, or a function of its values. */
export function indonesianText(
  texts: AriaCatalogue[string] | undefined,
  key: string,
): LocalizedString | undefined {
  const text = texts?.[key];
  if (!text?.includes('{')) return text;
  return (values = {}) => {
    const fill = (pattern: string) =>
      pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name];
        return typeof value === 'number'
          ? new Intl.NumberFormat('id').format(value)
          : String(value ?? '');
      });
    // The one text with parts that come and go.
    const before = values.isGroupChange ? fill(texts?.focusGroup ?? '') : '';
    const after = values.isSelected ? (texts?.focusSelected ?? '') : '';
    return before + fill(text) + after;
  };
}

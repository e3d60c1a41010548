import type { Locale } from '@saudagar/contract';
import type { i18n as I18n } from 'i18next';
import type { AriaCatalogue } from './ariaTexts.ts';
import { hostInstance, ownInstance } from './instance.ts';

/** The language of React Aria's built-in texts. */
const BUILT_IN: Locale = 'en';

/**
 * Makes React Aria's own announcements follow the language; it ships no Indonesian (SHELL-032). For
 * pages that the kit owns: the strings apply to the whole page, so a portal that uses React Aria
 * itself decides. Call it when a language other than English is first requested; its texts are a
 * separate chunk, for the parts that the kit uses. Where the page uses more of React Aria, pass the
 * rest as well: `@saudagar/ui/messages/aria.more.id.json`; missing texts stay English. English
 * needs no call. Pass the i18next instance of your provider, if any: its namespace `react-aria`
 * overrides the texts.
 */
export async function installAriaTexts(
  getLocale: () => Locale,
  more?: AriaCatalogue,
  i18n?: I18n,
): Promise<void> {
  const locale = getLocale();
  if (locale === BUILT_IN) return;
  const [{ addAriaTexts, replaceAriaTexts }, { default: own }] = await Promise.all([
    import('./ariaTexts.ts'),
    import(`./aria/${locale}.json`),
  ]);
  const page = globalThis as unknown as Record<symbol, unknown>;
  const instance = i18n ? hostInstance(i18n) : ownInstance();
  addAriaTexts(instance, locale, { ...more, ...own });
  replaceAriaTexts(page, getLocale, instance);
}

import type { Locale } from '@saudagar/contract';
import type { i18n as I18n } from 'i18next';
import type { AriaCatalogue } from './ariaTexts.ts';
import { hostInstance, ownInstance } from './instance.ts';

/** The language of React Aria's own texts, which it has wherever it is. */
const BUILT_IN: Locale = 'en';

/**
 * Makes React Aria's own announcements follow the language; it ships no Indonesian (SHELL-032).
 * For pages the kit owns: the strings are the whole page's, so a portal that uses React Aria
 * itself decides for itself. Call it when a language other than English is first wanted; its texts
 * come in a chunk of their own, those of the parts that the kit is made of. Where the page uses more
 * of React Aria, give the rest as well: `@saudagar/ui/messages/aria.more.id.json`; what has no text
 * stays English. English needs no call: React Aria brings it along. The instance of your own that
 * you give to the provider is given here too: its namespace `react-aria` rewords them.
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

import type { Locale } from './locale.ts';

/**
 * Makes React Aria's own announcements follow the language; it ships no Indonesian (SHELL-032).
 * For pages the kit owns: the strings are the whole page's, so a portal that uses React Aria
 * itself decides for itself. Call it once, when Indonesian is first wanted; the texts come in a
 * chunk of their own. English needs no call: React Aria brings it along.
 */
export async function installAriaTexts(getLocale: () => Locale): Promise<void> {
  const [{ replaceAriaTexts }, { default: indonesian }] = await Promise.all([
    import('./ariaTexts.ts'),
    import('../messages/aria.id.json'),
  ]);
  replaceAriaTexts(globalThis as unknown as Record<symbol, unknown>, getLocale, indonesian);
}

/** The languages every text exists in (SHELL-031). */
export type Locale = 'en' | 'id';

/** Every language, in the order a language select shows them. */
export const LOCALES: readonly Locale[] = ['en', 'id'];

/** The kit's language for a BCP 47 tag: `id` for any Indonesian one, `en` for all others. */
export function localeOf(tag: string): Locale {
  return /^id(-|$)/i.test(tag) ? 'id' : 'en';
}

import type { Locale } from '../locale.ts';

/** Loads the texts of tags, industries, categories and event types, by their lower-case values. */
export const loadTagTexts = (
  locale: Locale,
): Promise<{ default: Readonly<Record<string, string>> }> =>
  import(`./messages/${locale}.json`, { with: { type: 'json' } });

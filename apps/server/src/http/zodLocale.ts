import { type core, z } from 'zod/mini';
import type { Language } from '../details.ts';

const locales = { en: z.locales.en(), id: z.locales.id() } as const;

// zod/mini speaks no language until it is given one.
z.config(locales.en);

/** zod's own words for an issue, for what the server has no sentence of its own. */
export function localeMessage(issue: core.$ZodIssue, language: Language): string {
  const said = locales[language].localeError?.(issue as unknown as core.$ZodRawIssue);
  return (typeof said === 'string' ? said : said?.message) ?? issue.message;
}

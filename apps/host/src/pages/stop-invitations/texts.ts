import type { Locale } from '@saudagar/ui';

/** The page's own texts. */
export const texts = (locale: Locale): Promise<{ default: typeof import('./messages/en.json') }> =>
  import(`./messages/${locale}.json`);

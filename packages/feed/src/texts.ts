import { defineTexts } from '@saudagar/ui';

/** The feed's own texts. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'feed',
  (locale) => import(`./messages/${locale}.json`),
);

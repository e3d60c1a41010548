import { defineTexts } from '@saudagar/ui';

/** The home page's own texts. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'home',
  (locale) => import(`./messages/${locale}.json`),
);

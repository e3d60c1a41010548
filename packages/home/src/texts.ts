import { defineTexts } from '@saudagar/ui';

/** Texts of the home page itself. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'home',
  (locale) => import(`./messages/${locale}.json`),
);

import { defineTexts } from '@saudagar/ui';

/** The texts of writing. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'writing',
  (locale) => import(`./messages/${locale}.json`),
);

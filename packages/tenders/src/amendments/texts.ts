import { defineTexts } from '@saudagar/ui';

/** The texts of amendments and changed terms, loaded with the first of them. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'tenders-amendments',
  (locale) => import(`./messages/${locale}.json`),
);

import { defineTexts } from '@saudagar/ui';

/** The texts of Tender Management. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'tenders-manage',
  (locale) => import(`./messages/${locale}.json`),
);

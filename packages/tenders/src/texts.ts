import { defineTexts } from '@saudagar/ui';

/** The texts of tenders. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'tenders',
  (locale) => import(`./messages/${locale}.json`),
);

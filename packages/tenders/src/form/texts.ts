import { defineTexts } from '@saudagar/ui';

/** The texts of posting and bidding, loaded with the first dialog. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'tenders-form',
  (locale) => import(`./messages/${locale}.json`),
);

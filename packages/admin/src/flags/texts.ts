import { defineTexts } from '@saudagar/ui';

/** The texts of flagged content. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'admin-flags',
  (locale) => import(`./messages/${locale}.json`),
);

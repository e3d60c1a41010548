import { defineTexts } from '@saudagar/ui';

/** Texts of the Flagged Content tab. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'admin-flags',
  (locale) => import(`./messages/${locale}.json`),
);

import { defineTexts } from '@saudagar/ui';

/** Texts of the appeals. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'admin-appeals',
  (locale) => import(`./messages/${locale}.json`),
);

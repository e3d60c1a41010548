import { defineTexts } from '@saudagar/ui';

/** Texts of the overview. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'admin-overview',
  (locale) => import(`./messages/${locale}.json`),
);

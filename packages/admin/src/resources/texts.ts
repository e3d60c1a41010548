import { defineTexts } from '@saudagar/ui';

/** Texts of the Resources tab and its form. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'admin-resources',
  (locale) => import(`./messages/${locale}.json`),
);

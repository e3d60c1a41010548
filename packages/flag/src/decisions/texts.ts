import { defineTexts } from '@saudagar/ui';

/** Texts of a warning. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'flag-warning',
  (locale) => import(`./messages/${locale}.json`),
);

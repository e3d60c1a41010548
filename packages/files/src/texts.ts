import { defineTexts } from '@saudagar/ui';

/** The texts of files. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'files',
  (locale) => import(`./messages/${locale}.json`),
);

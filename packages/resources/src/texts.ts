import { defineTexts } from '@saudagar/ui';

/** The texts of the library of resources. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'resources',
  (locale) => import(`./messages/${locale}.json`),
);

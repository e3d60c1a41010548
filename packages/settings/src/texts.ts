import { defineTexts } from '@saudagar/ui';

/** The texts of settings. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'settings',
  (locale) => import(`./messages/${locale}.json`),
);

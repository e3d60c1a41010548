import { defineTexts } from '@saudagar/ui';

/** Texts of a forgotten password, loaded apart from sign-in. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'account-forgotten',
  (locale) => import(`./messages/${locale}.json`),
);

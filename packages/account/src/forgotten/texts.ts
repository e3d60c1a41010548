import { defineTexts } from '@saudagar/ui';

/** The texts of a forgotten password, which sign-in does not wait for. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'account-forgotten',
  (locale) => import(`./messages/${locale}.json`),
);

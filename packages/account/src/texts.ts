import { defineTexts } from '@saudagar/ui';

/** Texts of sign-in and registration. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'account',
  (locale) => import(`./messages/${locale}.json`),
);

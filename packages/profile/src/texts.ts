import { defineTexts } from '@saudagar/ui';

/** The profile's own texts. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'profile',
  (locale) => import(`./messages/${locale}.json`),
);

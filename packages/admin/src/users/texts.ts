import { defineTexts } from '@saudagar/ui';

/** Texts of the Users tab. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'admin-users',
  (locale) => import(`./messages/${locale}.json`),
);

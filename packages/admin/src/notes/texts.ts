import { defineTexts } from '@saudagar/ui';

/** The texts of notes that the server wrote. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'admin-notes',
  (locale) => import(`./messages/${locale}.json`),
);

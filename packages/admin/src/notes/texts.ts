import { defineTexts } from '@saudagar/ui';

/** Texts of notes the server wrote. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'admin-notes',
  (locale) => import(`./messages/${locale}.json`),
);

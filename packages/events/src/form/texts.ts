import { defineTexts } from '@saudagar/ui';

/** Texts of creating and editing events, loaded with the first dialog. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'events-form',
  (locale) => import(`./messages/${locale}.json`),
);

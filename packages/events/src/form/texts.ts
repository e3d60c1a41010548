import { defineTexts } from '@saudagar/ui';

/** The texts of making and editing events, which come with the first dialog. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'events-form',
  (locale) => import(`./messages/${locale}.json`),
);

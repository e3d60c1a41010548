import { defineTexts } from '@saudagar/ui';

/** The texts of events. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'events',
  (locale) => import(`./messages/${locale}.json`),
);

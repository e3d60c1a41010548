import { defineTexts } from '@saudagar/ui';

/** Texts of the messages. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'messaging',
  (locale) => import(`./messages/${locale}.json`),
);

import { defineTexts } from '@saudagar/ui';

/** The messages' own texts. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'messaging',
  (locale) => import(`./messages/${locale}.json`),
);

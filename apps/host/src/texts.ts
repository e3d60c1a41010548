import { defineTexts } from '@saudagar/ui';

/** The host's own texts. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'host',
  (locale) => import(`./messages/${locale}.json`),
);

import { defineTexts } from '@saudagar/ui';

/** The network's own texts. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'network',
  (locale) => import(`./messages/${locale}.json`),
);

import { defineTexts } from '@saudagar/ui';

/** Texts of the network. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'network',
  (locale) => import(`./messages/${locale}.json`),
);

import { defineTexts } from './defineTexts.ts';

/** The components' own texts. */
export const useTexts = defineTexts<typeof import('../messages/en.json')>(
  'ui',
  (locale) => import(`../messages/${locale}.json`),
);

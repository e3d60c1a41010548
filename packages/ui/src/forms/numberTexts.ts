import { defineTexts } from '../texts/defineTexts.ts';

/** The texts of number fields, loaded with the first of them. */
export const useNumberTexts = defineTexts<typeof import('./messages/en.json')>(
  'ui-numbers',
  (locale) => import(`./messages/${locale}.json`),
);

import { defineTexts } from '../texts/defineTexts.ts';

/** The texts of number fields, which come with the first of them. */
export const useNumberTexts = defineTexts('ui-numbers', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

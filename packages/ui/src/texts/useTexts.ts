import { defineTexts } from './defineTexts.ts';

/** The components' own texts. */
export const useTexts = defineTexts('ui', {
  en: () => import('../messages/en.json'),
  id: () => import('../messages/id.json'),
});

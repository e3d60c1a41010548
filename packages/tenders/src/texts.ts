import { defineTexts } from '@saudagar/ui';

/** The texts of tenders. */
export const useTexts = defineTexts('tenders', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

import { defineTexts } from '@saudagar/ui';

/** The texts of Tender Management. */
export const useTexts = defineTexts('tenders-manage', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

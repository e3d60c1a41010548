import { defineTexts } from '@saudagar/ui';

/** The texts of posting and bidding, which come with the first dialog. */
export const useTexts = defineTexts('tenders-form', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

import { defineTexts } from '@saudagar/ui';

/** The texts of flagged content. */
export const useTexts = defineTexts('admin-flags', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

import { defineTexts } from '@saudagar/ui';

/** The texts of the overview. */
export const useTexts = defineTexts('admin-overview', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

import { defineTexts } from '@saudagar/ui';

/** The texts of the Pending Approval tab. */
export const useTexts = defineTexts('admin-content', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

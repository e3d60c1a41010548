import { defineTexts } from '@saudagar/ui';

/** The texts of notes that the server wrote. */
export const useTexts = defineTexts('admin-notes', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

import { defineTexts } from '@saudagar/ui';

/** The texts of writing. */
export const useTexts = defineTexts('writing', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

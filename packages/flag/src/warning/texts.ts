import { defineTexts } from '@saudagar/ui';

/** The texts of a warning. */
export const useTexts = defineTexts('flag-warning', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

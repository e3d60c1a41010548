import { defineTexts } from '@saudagar/ui';

/** The texts of the Resources tab and its form. */
export const useTexts = defineTexts('admin-resources', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

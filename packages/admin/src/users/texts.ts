import { defineTexts } from '@saudagar/ui';

/** The texts of the Users tab. */
export const useTexts = defineTexts('admin-users', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

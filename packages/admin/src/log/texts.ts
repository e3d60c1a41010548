import { defineTexts } from '@saudagar/ui';

/** The texts of the Audit Log tab. */
export const useTexts = defineTexts('admin-log', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

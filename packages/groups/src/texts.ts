import { defineTexts } from '@saudagar/ui';

/** The texts of trade groups. */
export const useTexts = defineTexts('groups', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

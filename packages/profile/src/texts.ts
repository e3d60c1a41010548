import { defineTexts } from '@saudagar/ui';

/** The profile's own texts. */
export const useTexts = defineTexts('profile', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

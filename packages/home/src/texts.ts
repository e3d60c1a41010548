import { defineTexts } from '@saudagar/ui';

/** The home page's own texts. */
export const useTexts = defineTexts('home', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

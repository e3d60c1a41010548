import { defineTexts } from '@saudagar/ui';

/** The rooms' own texts. */
export const useTexts = defineTexts('rooms', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

import { defineTexts } from '@saudagar/ui';

/** The messages' own texts. */
export const useTexts = defineTexts('messaging', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

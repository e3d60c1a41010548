import { defineTexts } from '@saudagar/ui';

/** The host's own texts. */
export const useTexts = defineTexts('host', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

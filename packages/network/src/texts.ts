import { defineTexts } from '@saudagar/ui';

/** The network's own texts. */
export const useTexts = defineTexts('network', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

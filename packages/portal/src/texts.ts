import { defineTexts } from '@saudagar/ui';

/** The portal's own texts. */
export const useTexts = defineTexts('portal', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

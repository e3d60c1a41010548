import { defineTexts } from '@saudagar/ui';

/** The texts of flagging. */
export const useTexts = defineTexts('flag', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

import { defineTexts } from '@saudagar/ui';

/** The texts of blocking and muting. */
export const useTexts = defineTexts('peace', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

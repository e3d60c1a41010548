import { defineTexts } from '@saudagar/ui';

/** The texts of settings. */
export const useTexts = defineTexts('settings', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

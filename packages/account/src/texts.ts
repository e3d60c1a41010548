import { defineTexts } from '@saudagar/ui';

/** The texts of sign-in and registration. */
export const useTexts = defineTexts('account', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

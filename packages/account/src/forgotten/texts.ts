import { defineTexts } from '@saudagar/ui';

/** The texts of a forgotten password, which sign-in does not wait for. */
export const useTexts = defineTexts('account-forgotten', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

import { defineTexts } from '@saudagar/ui';

/** The texts of lists, details, forms and commands. */
export const useTexts = defineTexts('flows', {
  en: () => import('../messages/en.json'),
  id: () => import('../messages/id.json'),
});

import { defineTexts } from '@saudagar/ui';

/** The feed's own texts. */
export const useTexts = defineTexts('feed', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

import { defineTexts } from '@saudagar/ui';

/** The texts of posts and their comments. */
export const useTexts = defineTexts('posts', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

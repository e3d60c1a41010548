import { defineTexts } from '@saudagar/ui';

/** The texts of the frame; each tab has its own in its folder. */
export const useTexts = defineTexts('admin', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

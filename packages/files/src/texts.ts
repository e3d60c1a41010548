import { defineTexts } from '@saudagar/ui';

/** The texts of files. */
export const useTexts = defineTexts('files', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

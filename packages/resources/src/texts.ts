import { defineTexts } from '@saudagar/ui';

/** The texts of the library of resources. */
export const useTexts = defineTexts('resources', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

import { defineTexts } from '@saudagar/ui';

/** The texts of making and editing events, which come with the first dialog. */
export const useTexts = defineTexts('events-form', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

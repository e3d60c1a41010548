import { defineTexts } from '@saudagar/ui';

/** The texts of events. */
export const useTexts = defineTexts('events', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

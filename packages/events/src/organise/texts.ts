import { defineTexts } from '@saudagar/ui';

/** The texts of running an event, which come with its attendees. */
export const useTexts = defineTexts('events-organise', {
  en: () => import('./messages/en.json'),
  id: () => import('./messages/id.json'),
});

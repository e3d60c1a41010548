import { defineTexts } from '@saudagar/ui';

/** Texts of managing an event, loaded with its attendees. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'events-organize',
  (locale) => import(`./messages/${locale}.json`),
);

import { defineTexts } from '@saudagar/ui';

/** Texts of an event's co-organizers, loaded with their dialogs. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'events-organizers',
  (locale) => import(`./messages/${locale}.json`),
);

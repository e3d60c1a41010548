import { defineTexts } from '@saudagar/ui';

/** The texts of running an event, which come with its attendees. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'events-organise',
  (locale) => import(`./messages/${locale}.json`),
);

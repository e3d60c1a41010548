import { defineTexts } from '@saudagar/ui';

/** Texts of who comes to an event, loaded with the first such part. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'events-coming',
  (locale) => import(`./messages/${locale}.json`),
);

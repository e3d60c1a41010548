import { defineTexts } from '@saudagar/ui';

/** The texts of trade groups. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'groups',
  (locale) => import(`./messages/${locale}.json`),
);

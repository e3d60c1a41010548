import { defineTexts } from '@saudagar/ui';

/** Texts of trade groups. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'groups',
  (locale) => import(`./messages/${locale}.json`),
);

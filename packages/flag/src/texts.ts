import { defineTexts } from '@saudagar/ui';

/** Texts of flagging. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'flag',
  (locale) => import(`./messages/${locale}.json`),
);

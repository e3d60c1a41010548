import { defineTexts } from '@saudagar/ui';

/** Texts of blocking and muting. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'blocking',
  (locale) => import(`./messages/${locale}.json`),
);

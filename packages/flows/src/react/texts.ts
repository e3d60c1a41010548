import { defineTexts } from '@saudagar/ui';

/** Texts of lists, details, forms and commands. */
export const useTexts = defineTexts<typeof import('../messages/en.json')>(
  'flows',
  (locale) => import(`../messages/${locale}.json`),
);

import { defineTexts } from '@saudagar/ui';

/** The texts of lists, details, forms and commands. */
export const useTexts = defineTexts<typeof import('../messages/en.json')>(
  'flows',
  (locale) => import(`../messages/${locale}.json`),
);

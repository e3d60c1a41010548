import { defineTexts } from '@saudagar/ui';

/** Texts of decisions; hosts reword them by the namespace of the first, the warning. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'flag-decisions',
  (locale) => import(`./messages/${locale}.json`),
);

import { defineTexts } from '@saudagar/ui';

/** Names of the fields that acts and revisions change, and of their values. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'admin-changed-fields',
  (locale) => import(`./messages/${locale}.json`),
);

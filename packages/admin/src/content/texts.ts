import { defineTexts } from '@saudagar/ui';

/** Texts of the Pending Approval tab. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'admin-content',
  (locale) => import(`./messages/${locale}.json`),
);

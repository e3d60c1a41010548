import { defineTexts } from '@saudagar/ui';

/** Texts of the Audit Log tab. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'admin-log',
  (locale) => import(`./messages/${locale}.json`),
);

import { defineTexts } from '@saudagar/ui';

/** Texts of an edit that waits for approval. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'flag-revision',
  (locale) => import(`./messages/${locale}.json`),
);

import { defineTexts } from '@saudagar/ui';

/** Texts of posts and their comments. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'posts',
  (locale) => import(`./messages/${locale}.json`),
);

import { loadTagTexts } from '@saudagar/contract/tags';
import { defineTexts } from '@saudagar/ui';

/** Texts of the portal itself. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'portal',
  (locale) => import(`./messages/${locale}.json`),
);

/** Texts of tags and categories. */
export const useTagTexts = defineTexts('tags', loadTagTexts);

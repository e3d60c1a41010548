import { defineTexts } from '@saudagar/ui';

/** Texts of the frame; each tab has its own in its folder. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'admin',
  (locale) => import(`./messages/${locale}.json`),
);

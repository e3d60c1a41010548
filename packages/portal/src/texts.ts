import { defineTexts } from '@saudagar/ui';

/** The portal's own texts. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'portal',
  (locale) => import(`./messages/${locale}.json`),
);

import { loadKindTexts } from '@saudagar/contract/notifications';
import { defineTexts } from '@saudagar/ui';

/** The list's own texts. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'notifications',
  (locale) => import(`./messages/${locale}.json`),
);

/** Reads the sentence of a kind. */
export const useKindTexts = defineTexts('notification-kinds', loadKindTexts);

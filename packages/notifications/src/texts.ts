import { loadKindTexts } from '@saudagar/contract/notifications';
import { defineTexts } from '@saudagar/ui';

/** Texts of the notifications. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'notifications',
  (locale) => import(`./messages/${locale}.json`),
);

/** Loads the sentences of notification kinds. */
export const useKindTexts = defineTexts('notification-kinds', loadKindTexts);

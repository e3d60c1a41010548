import { notificationTexts } from '@saudagar/contract/notifications';
import { defineTexts, type Locale } from '@saudagar/ui';

/** The list's own texts. */
export const useTexts = defineTexts<typeof import('./messages/en.json')>(
  'notifications',
  (locale) => import(`./messages/${locale}.json`),
);

type KindTexts = Record<string, string>;

/** The texts of all kinds, which the contract's areas word, as i18next's plural forms. */
function kindTexts(language: Locale): { default: KindTexts } {
  const forms = Object.entries(notificationTexts).flatMap(([kind, { [language]: text }]) => [
    [`${kind}_one`, text.one ?? text.other],
    [`${kind}_other`, text.other],
  ]);
  return { default: Object.fromEntries(forms) as KindTexts };
}

/** Reads the sentence of a kind. */
export const useKindTexts = defineTexts('notification-kinds', async (locale) => kindTexts(locale));

/** Whether the kit knows the kind; a newer server may name others. */
export const isKnownKind = (kind: string): boolean => Object.hasOwn(notificationTexts, kind);

import type { AuditAction, AuditEntry } from '@saudagar/contract';
import { readNotes } from './serverNotes.ts';
import { useTexts } from './texts.ts';

/** Tells the notes of an entry; `actionName` says what the screen calls an act. */
export function useNotes(
  actionName: (action: AuditAction) => string,
): (entry: AuditEntry) => string | null {
  const { t, locale } = useTexts();
  return (entry) =>
    readNotes(entry, {
      role: (role) => t(`roles.${role}`),
      action: actionName,
      day: (day) =>
        new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
          new Date(day),
        ),
      filter: (filter, value) => t(filter, { value }),
    });
}

import type { AuditAction, AuditEntry } from '@saudagar/contract';
import { formatNotes } from './serverNotes.ts';
import { useTexts } from './texts.ts';

/** Returns a function that formats an entry's notes; `actionName` names an action. */
export function useNotes(
  actionName: (action: AuditAction) => string,
): (entry: AuditEntry) => string | null {
  const { t, locale } = useTexts();
  return (entry) =>
    formatNotes(entry, {
      role: (role) => t(`roles.${role}`),
      action: actionName,
      day: (day) =>
        new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
          new Date(day),
        ),
      filter: (filter, value) => t(filter, { value }),
    });
}

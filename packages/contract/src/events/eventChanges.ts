import { EDITED_FIELDS, type EditedField, type EventLink } from './eventFields.ts';
import type { Event } from './events.ts';

/** Values of edited fields. */
export type EditedValues = { [Field in EditedField]?: Event[Field] | undefined };

/** Values that differ from the saved event. */
export type ChangedValues = Partial<Pick<Event, EditedField>>;

/** Fields whose change notifies attendees. */
const NOTIFY_FIELDS: readonly EditedField[] = ['start_date', 'end_date', 'location', 'venue'];
/** Fields whose change needs confirmation once somebody is registered (EVT-204, EVT-205). */
const CRITICAL_FIELDS: readonly EditedField[] = ['start_date', 'location'];

/**
 * Fields that differ from the saved event (EVT-202). Timestamps compare as moments, so that another
 * offset is no change; an empty text counts as none.
 */
export function changedFields(before: EditedValues, after: EditedValues): ChangedValues {
  const changed = EDITED_FIELDS.filter(
    (field) =>
      after[field] !== undefined &&
      comparedAs(field, before[field]) !== comparedAs(field, after[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

/** Changes that need confirmation: start and place, once somebody is registered (EVT-204–206). */
export const criticalChanges = (
  changes: EditedValues,
  registrations: number,
): readonly EditedField[] =>
  registrations === 0
    ? []
    : EDITED_FIELDS.filter((field) => field in changes && CRITICAL_FIELDS.includes(field));

/** Returns true when a change notifies attendees. */
export const notifiesAttendees = (changes: EditedValues): boolean =>
  NOTIFY_FIELDS.some((field) => field in changes);

function comparedAs(field: EditedField, value: EditedValues[EditedField]): string {
  if (value == null || value === '') return '';
  if (field === 'start_date' || field === 'end_date') return String(Date.parse(String(value)));
  if (field === 'links')
    return JSON.stringify(
      (value as EventLink[]).map(({ title, url, description }) => [
        title,
        url,
        description || null,
      ]),
    );
  return JSON.stringify(value);
}

import {
  changedFields,
  criticalChanges,
  type EditedField,
  type EditedValues,
  type Event,
  type EventAttachments,
  type EventPermissions,
} from '@saudagar/contract';
import { type DraftFields, draftField } from '@saudagar/flows';
import {
  countFiles,
  EVENT_DRAFT,
  EVENT_FIELDS,
  type EventValues,
  valuesOf,
} from './eventValues.ts';

/** Data loaded before Edit Event opens: event, files and permissions. */
export interface EditSubject {
  readonly event: Event;
  readonly permissions: EventPermissions;
  /** Null if they failed to load; files are then left unchanged. */
  readonly attachments: EventAttachments | null;
}

/** Values of the Edit Event form. */
export interface EditValues extends EventValues {
  /** The values at the start of the edit; fields another edit changed since are not sent back. */
  basis: EditedValues;
  /** Sequence of the event as it was read; null where the server sends none. */
  sequence: number | null;
  /** Ids of files to remove. */
  removed: readonly string[];
  /** Wanted order of the files: ids, and client ids of files yet to upload. */
  order: readonly string[];
  edit_reason: string;
  /** Key of the critical changes that were confirmed. */
  confirmed: string;
}

/** Reads a draft of an edit. */
export const EDIT_DRAFT: DraftFields<EditValues> = {
  ...EVENT_DRAFT,
  basis: (stored) => (draftField.isRecord(stored) ? (stored as EditedValues) : undefined),
  sequence: (stored) => (typeof stored === 'number' ? stored : undefined),
  removed: draftField.texts,
  order: draftField.texts,
  edit_reason: draftField.text,
  confirmed: draftField.text,
};

/** Initial values of Edit Event. */
export function editValuesOf(event: Event): EditValues {
  const values = valuesOf(event);
  return {
    ...values,
    basis: EVENT_FIELDS.send(values),
    sequence: event.sequence ?? null,
    removed: [],
    order: [],
    edit_reason: '',
    confirmed: '',
  };
}

/** Returns only the fields the member changed (EVT-202). */
export const changesOf = (values: EditValues): EditedValues =>
  changedFields(values.basis, EVENT_FIELDS.send(values));

/** Returns true when files are added, removed or moved. */
export const changesFiles = (values: EditValues): boolean =>
  values.removed.length + values.order.length > 0 || countFiles(values) > 0;

/** Returns the number of registrations. */
export const registeredFor = ({ event, permissions }: EditSubject): number =>
  permissions.event_status?.registrations_count ?? event.registrations_count;

/** Returns the saved end of a running event, which may only move later. */
export const extendedFrom = ({ event, permissions }: EditSubject): string | undefined =>
  permissions.can_extend ? (event.end_date ?? event.start_date) : undefined;

/** Returns true when a reason is required: editing another member's event (EVT-201). */
export const needsReason = ({ permissions }: EditSubject): boolean => permissions.level === 'full';

/** Returns the changes that need confirmation (EVT-204, EVT-205). */
export const criticalOf = (values: EditValues, subject: EditSubject): readonly EditedField[] =>
  criticalChanges(changesOf(values), registeredFor(subject));

/** Returns a key of the critical changes; another change of start or place asks again. */
export function confirmationOf(values: EditValues, subject: EditSubject): string {
  const fields = EVENT_FIELDS.send(values);
  return JSON.stringify(criticalOf(values, subject).map((name) => [name, fields[name]]));
}

/** Returns the fields that others edited since, with their saved values. */
export const editedSince = ({ basis }: EditValues, saved: Event): EditedValues =>
  changedFields(basis, EVENT_FIELDS.send(valuesOf(saved)));

/**
 * Bases an edit on the event as it is saved now: fields the member did not change take the saved
 * values, `taken` ones too; all other changes stay.
 */
export function rebased(
  values: EditValues,
  saved: Event,
  taken: readonly string[] = [],
): Partial<EditValues> {
  const mine = changesOf(values);
  const shown = valuesOf(saved);
  const fields = Object.keys(editedSince(values, saved)) as EditedField[];
  const replaced = fields.filter((field) => !(field in mine) || taken.includes(field));
  return {
    ...Object.fromEntries(replaced.map((field) => [field, shown[field]])),
    basis: EVENT_FIELDS.send(shown),
    sequence: saved.sequence ?? null,
  };
}

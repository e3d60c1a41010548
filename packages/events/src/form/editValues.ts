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

/** What Edit Event knows before it opens: who may change what, and what is there. */
export interface EditSubject {
  readonly event: Event;
  readonly permissions: EventPermissions;
  /** Null where they could not be read: then files are left alone. */
  readonly attachments: EventAttachments | null;
}

/** What Edit Event asks for. */
export interface EditValues extends EventValues {
  /** The fields that the member began with: what another edit changed since is not sent back. */
  basis: EditedValues;
  /** Ids of files that are to go. */
  removed: readonly string[];
  edit_reason: string;
  /** The critical changes that were confirmed. */
  confirmed: string;
}

/** How a draft of an edit is read. */
export const EDIT_DRAFT: DraftFields<EditValues> = {
  ...EVENT_DRAFT,
  basis: (kept) => (draftField.isRecord(kept) ? (kept as EditedValues) : undefined),
  removed: draftField.texts,
  edit_reason: draftField.text,
  confirmed: draftField.text,
};

/** What Edit Event begins with. */
export function editValuesOf(event: Event): EditValues {
  const values = valuesOf(event);
  return {
    ...values,
    basis: EVENT_FIELDS.send(values),
    removed: [],
    edit_reason: '',
    confirmed: '',
  };
}

/** Only what the member changed (EVT-202). */
export const changesOf = (values: EditValues): EditedValues =>
  changedFields(values.basis, EVENT_FIELDS.send(values));

/** Whether files are added or taken away. */
export const changesFiles = (values: EditValues): boolean =>
  values.removed.length > 0 || countFiles(values) > 0;

/** How many have a place already. */
export const registeredFor = ({ event, permissions }: EditSubject): number =>
  permissions.event_status?.registrations_count ?? event.registrations_count;

/** Whether a reason is asked for: of who edits another's event (EVT-201). */
export const needsReason = ({ permissions }: EditSubject): boolean => permissions.level === 'full';

/** The changes that a confirmation is asked for (EVT-204, EVT-205). */
export const criticalOf = (values: EditValues, subject: EditSubject): readonly EditedField[] =>
  criticalChanges(changesOf(values), registeredFor(subject));

/** Names the critical changes, so that another change of start or place asks again. */
export function confirmationOf(values: EditValues, subject: EditSubject): string {
  const fields = EVENT_FIELDS.send(values);
  return JSON.stringify(criticalOf(values, subject).map((name) => [name, fields[name]]));
}

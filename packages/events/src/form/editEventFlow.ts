import { type EditedValues, type Event, updateEvent } from '@saudagar/contract';
import { type FieldErrors, formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishEvents } from '../changes/changes.ts';
import { beginFiles } from './beginFiles.ts';
import {
  changesFiles,
  changesOf,
  confirmationOf,
  criticalOf,
  EDIT_DRAFT,
  type EditSubject,
  type EditValues,
  extendedFrom,
  needsReason,
  registeredFor,
} from './editValues.ts';
import { eventErrors } from './eventErrors.ts';
import { draftName } from './eventValues.ts';

/** Body of an edit: only changed fields, the reason and the version (EVT-202, EVT-208, EVT-256). */
export interface EventEditBody {
  changes: EditedValues;
  edit_reason: string;
  /** Sequence of the event as it was read. */
  sequence: number | null;
}

/** Result of an edit; `changes` counts changed fields and files. */
export interface EditedEvent {
  event: Event;
  changes: number;
}

function editErrors(values: EditValues, subject: EditSubject): FieldErrors<EditValues> {
  const changes = changesOf(values);
  const isChanged = Object.keys(changes).length > 0;
  if (!isChanged && !changesFiles(values)) return { basis: { rule: 'unchanged' } };
  const end = extendedFrom(subject);
  const isShortened = end && values.end_date && Date.parse(values.end_date) < Date.parse(end);
  const wrong: FieldErrors<EditValues> = {
    ...eventErrors(values, registeredFor(subject), subject.event.start_date),
    ...(isShortened && { end_date: { rule: 'onlyLater' } }),
  };
  const errors: FieldErrors<EditValues> =
    isChanged && needsReason(subject) && values.edit_reason.trim() === ''
      ? { ...wrong, edit_reason: { rule: 'editReasonMissing' } }
      : wrong;
  if (Object.keys(errors).length > 0) return errors;
  // Asked last, once all fields are valid (EVT-204–206).
  return criticalOf(values, subject).length > 0 &&
    values.confirmed !== confirmationOf(values, subject)
    ? { confirmed: { rule: 'critical' } }
    : {};
}

/** Edits an event: rejects unchanged edits, asks before critical ones (EVT-188–208). */
export const editEventMachine = formMachine<EditValues, EventEditBody, EditedEvent, EditSubject>({
  id: 'editEvent',
  validate: editErrors,
  toBody: (values) => ({
    changes: changesOf(values),
    edit_reason: values.edit_reason.trim(),
    sequence: values.sequence,
  }),
});

/** Implements Edit Event with the portal's client. */
export const provideEditEvent = (portal: Portal) =>
  provideFlow(editEventMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body } }) => {
        const { changes, edit_reason, sequence } = body;
        // When only files change, the event itself is not sent.
        if (Object.keys(changes).length === 0) return { event: subject.event, changes: 0 };
        const { event, changes_made } = await portal.client.call(updateEvent, {
          params: { id: subject.event.id },
          body: { ...(changes as object), edit_reason, sequence: sequence ?? undefined },
        });
        return { event, changes: changes_made };
      }),
      draft: formDraft<EditValues, EditSubject>(portal, {
        name: ({ event }) => draftName(event.id),
        fields: EDIT_DRAFT,
      }),
    },
    actions: {
      publish: ({ context: { values } }, { reply: { event } }) => {
        publishEvents(portal, { type: 'event', event });
        beginFiles(portal, event, values);
      },
    },
  });

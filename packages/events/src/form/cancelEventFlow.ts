import { type Event, updateEvent } from '@saudagar/contract';
import { draftField, formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishEvents } from '../changes/changes.ts';

/** The event and its new status; a reason is required for another member's. */
export interface CancelSubject {
  readonly id: string;
  readonly needsReason: boolean;
  readonly status: 'cancelled' | 'active';
}

/** Cancels an event or brings it back, and notifies attendees (EVT-005, EVT-255). */
export const cancelEventMachine = formMachine<
  { edit_reason: string },
  { edit_reason: string },
  Event,
  CancelSubject
>({
  id: 'cancelEvent',
  validate: ({ edit_reason }, { needsReason }) =>
    needsReason && edit_reason.trim() === '' ? { edit_reason: { rule: 'editReasonMissing' } } : {},
  toBody: ({ edit_reason }) => ({ edit_reason: edit_reason.trim() }),
});

/** Implements cancellation and return with the portal's client. */
export const provideCancelEvent = (portal: Portal) =>
  provideFlow(cancelEventMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body } }) => {
        const { edit_reason } = body;
        const { event } = await portal.client.call(updateEvent, {
          params: { id: subject.id },
          body: { status: subject.status, ...(edit_reason && { edit_reason }) },
        });
        return event;
      }),
      draft: formDraft(portal, {
        name: ({ id, status }) => `events.${status}.${id}`,
        fields: { edit_reason: draftField.text },
      }),
    },
    actions: {
      publish: (_, { reply }) => publishEvents(portal, { type: 'event', event: reply }),
    },
  });

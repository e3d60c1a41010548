import type { Event } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';

/** What is cancelled, and whether a reason is asked for: of who cancels another's event. */
export interface CancelSubject {
  readonly id: string;
  readonly needsReason: boolean;
}

/** Cancels an event for good; those who registered are told (EVT-005). */
export const cancelEventMachine = formMachine<
  { edit_reason: string },
  { edit_reason: string },
  Event,
  CancelSubject
>({
  id: 'cancelEvent',
  validate: ({ edit_reason }, { needsReason }) =>
    needsReason && edit_reason.trim() === '' ? { edit_reason: { rule: 'editReasonMissing' } } : {},
  toWire: ({ edit_reason }) => ({ edit_reason: edit_reason.trim() }),
});

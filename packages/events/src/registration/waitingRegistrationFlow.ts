import {
  ApiError,
  type EventRegistration,
  parseKept,
  type RegistrationData,
  type ReplyOf,
  registerForEvent,
} from '@saudagar/contract';
import type { Portal, WaitingWrite } from '@saudagar/portal/machines';
import {
  publishEvents,
  publishRegistration,
  type RegisteredEvent,
  registrationSubject,
  type SeatCounts,
} from '../changes/changes.ts';

/** A registration as the server confirms it. */
export interface RegistrationReply {
  /** The server's text for the member. */
  message: string;
  registration: EventRegistration;
  /** Places taken and waited for; undefined from a server that does not count. */
  counts?: SeatCounts | undefined;
}

/** Reads the server's reply to a registration, with the answers that were sent. */
export function readRegistration(
  reply: ReplyOf<typeof registerForEvent>,
  registration_data: RegistrationData | undefined,
): RegistrationReply {
  const { message, current_attendees, waitlist_count, ...registration } = reply;
  return {
    message,
    registration: { ...registration, registration_data },
    counts:
      current_attendees !== undefined && waitlist_count !== undefined
        ? { current_attendees, waitlist_count }
        : undefined,
  };
}

/** Returns how a registration, or giving it up, waits for the server: until its end is seen. */
export const waitsAsRegistration = (eventId: string) => ({
  subject: registrationSubject(eventId),
  staysRefused: true,
});

/** Returns true when a registration is given up. */
export const isGivingUp = ({ endpoint }: WaitingWrite): boolean => endpoint.method === 'DELETE';

/** Ids of the waiting registrations whose reply is published when it comes. */
const followed = new WeakMap<Portal, Set<string>>();

interface Ends {
  onSent: (message: string | null) => void;
  onRefused: (failure: ApiError) => void;
}

/** Publishes a waiting registration once the server has it, also after the view is gone. */
export function followRegistration(
  portal: Portal,
  event: RegisteredEvent,
  item: WaitingWrite,
  { onSent, onRefused }: Ends,
): void {
  const ids = followed.get(portal) ?? new Set();
  followed.set(portal, ids);
  if (item.refusal !== null || ids.has(item.id)) return;
  ids.add(item.id);
  portal.waiting
    .outcome(item.subject)
    .then((sent) => {
      if (isGivingUp(item)) {
        publishRegistration(portal, event, null);
        onSent(null);
        return;
      }
      const reply = parseKept(registerForEvent, sent) as ReplyOf<typeof registerForEvent>;
      if (!reply) return publishEvents(portal, { type: 'outdated', id: event.id });
      const { registration_data } = (item.body ?? {}) as { registration_data?: RegistrationData };
      const { message, registration, counts } = readRegistration(reply, registration_data);
      publishRegistration(portal, event, registration, counts);
      onSent(message);
    })
    .catch((error: unknown) => {
      const failure = ApiError.from(error);
      if (failure.kind === 'aborted') return;
      // Shows the event as it is now: over, cancelled or full.
      publishEvents(portal, { type: 'outdated', id: event.id });
      onRefused(failure);
    })
    .finally(() => ids.delete(item.id));
}

import { ApiError, parseKept, type ReplyOf, registerForEvent, type Waits } from '@saudagar/contract';
import type { Portal, WaitingWrite } from '@saudagar/portal/machines';
import { publishEvents, publishRegistration, type RegisteredEvent } from '../changes/changes.ts';

/** Returns how a registration, or giving it up, waits for the server: until it is seen. */
export const waitsAsRegistration = (eventId: string): Required<Pick<Waits, 'subject'>> & Waits => ({
  subject: `events.registration.${eventId}`,
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
      const { message, current_attendees, waitlist_count, ...registration } = reply;
      const counts =
        current_attendees !== undefined && waitlist_count !== undefined
          ? { current_attendees, waitlist_count }
          : undefined;
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

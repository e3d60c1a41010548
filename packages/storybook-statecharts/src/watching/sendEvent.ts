import type { AnyMachineSnapshot } from 'xstate';
import type { SendAnswer, SendMessage } from '../protocol.ts';
import { watchedActors } from './watchedActors.ts';

/** Sends an event to an actor of the story, and returns the result. */
export function sendEvent({ actor, event }: SendMessage): SendAnswer {
  const answer = (outcome: SendAnswer['outcome'], error: unknown = null): SendAnswer => ({
    outcome,
    event: event.type,
    error: error === null ? null : error instanceof Error ? error.message : String(error),
  });
  const one = watchedActors().find(({ key }) => key === actor);
  if (!one) return answer('ignored');
  const read = () => one.ref.getSnapshot() as AnyMachineSnapshot;
  try {
    if (read().status !== 'active' || !read().can(event as never)) return answer('ignored');
    one.ref.send(event as never);
  } catch (error) {
    return answer('failed', error);
  }
  const { status, error } = read();
  return status === 'error' ? answer('failed', error) : answer('sent');
}

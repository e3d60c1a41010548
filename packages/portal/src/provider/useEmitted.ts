import { useEffect, useRef } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/**
 * Hears what an actor emits under `type` (`*` for everything), as long as the view is there: what
 * must be heard without one is told by an action. The handler of the latest render is called, so it
 * need not be kept the same.
 */
export function useEmitted<Emitted extends EventObject, Type extends Emitted['type'] | '*'>(
  actor: Pick<ActorRef<Snapshot<unknown>, never, Emitted>, 'on'>,
  type: Type,
  handler: (emitted: Type extends '*' ? Emitted : Extract<Emitted, { type: Type }>) => void,
): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    const subscription = actor.on(type, (emitted) => latest.current(emitted as never));
    return () => subscription.unsubscribe();
  }, [actor, type]);
}

import { useEffect, useRef } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/**
 * Handles an actor's emitted `type` (`*` for all) while the view is mounted; effects that must not
 * be missed belong in an action. Calls the latest render's handler, whose identity may change.
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

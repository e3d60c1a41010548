import { useEffect, useRef } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Handles the result of a write; `isShown` is true when a view shows it in place. */
type ResultListener<Emitted> = (emitted: Emitted, isShown: boolean) => void;

/** Subscription to one event type: the latest view's handler, and the number of views. */
interface Subscription {
  listener: ResultListener<never>;
  views: number;
}

const listenings = new WeakMap<object, Map<string, Subscription>>();

function listeningTo(
  actor: Pick<ActorRef<Snapshot<unknown>, never>, 'on'>,
  type: string,
): Subscription {
  const types = listenings.get(actor) ?? new Map<string, Subscription>();
  listenings.set(actor, types);
  const known = types.get(type);
  if (known) return known;
  const listening: Subscription = { listener: () => {}, views: 0 };
  types.set(type, listening);
  // Lasts as long as the actor, with or without a view.
  actor.on(type as never, (emitted) => listening.listener(emitted as never, listening.views > 0));
  return listening;
}

/**
 * Handles an actor's emitted `type` even after its view has unmounted: for messages that must not
 * be missed. Calls the latest view's handler, once for any number of views. For effects of the view
 * itself use {@link useEmitted}.
 */
export function useActorResult<Emitted extends EventObject, Type extends Emitted['type']>(
  actor: Pick<ActorRef<Snapshot<unknown>, never, Emitted>, 'on'>,
  type: Type,
  handler: ResultListener<Extract<Emitted, { type: Type }>>,
): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    const listening = listeningTo(actor, type);
    listening.views += 1;
    listening.listener = (emitted, isShown) => latest.current(emitted, isShown);
    return () => {
      listening.views -= 1;
    };
  }, [actor, type]);
}

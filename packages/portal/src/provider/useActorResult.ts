import { useEffect, useRef } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Handles the result of a write; `isShown` is true when a view shows it in place. */
type ResultListener<Emitted> = (emitted: Emitted, isShown: boolean) => void;

/** Subscription to one event type: the latest view's handler, and the number of views. */
interface Subscription {
  listener: ResultListener<never>;
  views: number;
}

const subscriptions = new WeakMap<object, Map<string, Subscription>>();

function subscriptionTo(
  actor: Pick<ActorRef<Snapshot<unknown>, never>, 'on'>,
  type: string,
): Subscription {
  const types = subscriptions.get(actor) ?? new Map<string, Subscription>();
  subscriptions.set(actor, types);
  const known = types.get(type);
  if (known) return known;
  const subscription: Subscription = { listener: () => {}, views: 0 };
  types.set(type, subscription);
  // Lasts as long as the actor, with or without a view.
  actor.on(type as never, (emitted) =>
    subscription.listener(emitted as never, subscription.views > 0),
  );
  return subscription;
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
    const subscription = subscriptionTo(actor, type);
    subscription.views += 1;
    subscription.listener = (emitted, isShown) => latest.current(emitted, isShown);
    return () => {
      subscription.views -= 1;
    };
  }, [actor, type]);
}

import { useEffect, useRef } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Told what became of a write, and whether a view is there that shows it in its own place. */
type ResultListener<Emitted> = (emitted: Emitted, isShown: boolean) => void;

/** Whoever is told of one type: the handler of the view that came last, and how many views there are. */
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
  // For as long as the actor is there: nobody has to be there to hear of its end.
  actor.on(type as never, (emitted) => listening.listener(emitted as never, listening.views > 0));
  return listening;
}

/**
 * Hears what a kept actor emits under `type` wherever the member is by then: for words that must be
 * read although the view of the write has gone. The handler of the latest view is called, once
 * however many there were. What belongs to the view itself is heard by {@link useEmitted}.
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

import type { Actor, ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate';
import type { rootMachine } from './rootMachine.ts';

/** Actors that outlive the view that started them, until they have nothing left to do. */
export interface KeptActors {
  /** The actor kept under `key`; started on first use. */
  start<Logic extends AnyStateMachine>(
    key: string,
    logic: Logic,
    input: InputFrom<Logic>,
  ): ActorRefFrom<Logic>;
  /** A view holds the actor; the returned function lets it go. */
  hold(key: string): () => void;
  /** Stops all of them, whatever they are doing. */
  stopAll(): void;
}

/**
 * Keeps actors in the portal's root. One that no view holds is stopped once it is done or in a
 * state tagged `idle`, so that a running upload or an unsent text survives navigation.
 */
export function createKeptActors(root: Actor<typeof rootMachine>): KeptActors {
  const holders = new Map<string, number>();
  const childOf = (key: string) =>
    (root.getSnapshot().children as Record<string, AnyActorRef | undefined>)[key];

  function stop(key: string) {
    holders.delete(key);
    root.send({ type: 'actor.released', key });
  }

  function stopIfIdle(key: string) {
    const actor = childOf(key) as ActorRefFrom<AnyStateMachine> | undefined;
    if (!actor || holders.get(key) !== 0) return;
    const snapshot = actor.getSnapshot();
    if (snapshot.status !== 'active' || snapshot.hasTag('idle')) stop(key);
  }

  return {
    start(key, logic, input) {
      if (!childOf(key)) {
        holders.set(key, 0);
        root.send({ type: 'actor.kept', key, logic, input });
        childOf(key)?.subscribe({ next: () => stopIfIdle(key), error: () => stop(key) });
      }
      return childOf(key) as never;
    },
    hold(key) {
      holders.set(key, (holders.get(key) ?? 0) + 1);
      return () => {
        holders.set(key, (holders.get(key) ?? 1) - 1);
        // Later, since React's strict mode lets go and takes hold again at once.
        queueMicrotask(() => stopIfIdle(key));
      };
    },
    stopAll() {
      for (const key of holders.keys()) stop(key);
    },
  };
}

import type { Actor, ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { rootMachine } from './rootMachine.ts';

/** Actors that outlive the view that started them, until they have nothing left to do. */
export interface KeptActors {
  /** The actor kept under `key`; started on first use, and anew where it was done or broke. */
  start<Logic extends AnyStateMachine>(
    key: string,
    logic: Logic,
    input: InputFrom<Logic>,
  ): ActorRefFrom<Logic>;
  /** The running actor kept under `key`. */
  find(key: string): ActorRefFrom<AnyStateMachine> | undefined;
  /** A view holds the actor; the returned function lets it go. */
  hold(key: string): () => void;
  /** Stops one whatever it is doing, unless a view holds it. */
  drop(key: string): void;
  /** Stops all of them, whatever they are doing. */
  stopAll(): void;
}

interface Kept {
  readonly id: string;
  readonly actor: ActorRefFrom<AnyStateMachine>;
  /** Views that hold it; null until the first does, which is after it started. */
  holders: number | null;
}

/**
 * Keeps actors in the portal's root. One that no view holds is stopped once it is done or in a
 * state tagged `idle`, so that a running upload or an unsent text survives navigation.
 */
export function createKeptActors(root: Actor<typeof rootMachine>): KeptActors {
  const all = new Map<string, Kept>();

  const isRunning = ({ actor }: Kept) => actor.getSnapshot().status === 'active';

  function stop(key: string, kept: Kept) {
    if (all.get(key) !== kept) return;
    all.delete(key);
    root.send({ type: 'actor.released', id: kept.id });
  }

  function stopIfIdle(key: string, kept: Kept) {
    if (kept.holders !== 0) return;
    if (!isRunning(kept) || kept.actor.getSnapshot().hasTag('idle')) stop(key, kept);
  }

  function spawn(id: string, logic: AnyStateMachine, input: unknown): Kept['actor'] {
    root.send({ type: 'actor.kept', id, logic, input });
    const child = (root.getSnapshot().children as Record<string, unknown>)[id];
    if (!child)
      throw new Error(`portal: start ${id} before the actor that needs it: one starts at a time`);
    return child as Kept['actor'];
  }

  function find(key: string) {
    const kept = all.get(key);
    return kept && isRunning(kept) ? kept.actor : undefined;
  }

  return {
    find,
    start(key, logic, input) {
      const running = find(key);
      if (running) return running as never;
      const id = `kept.${key}`;
      const kept: Kept = { id, actor: spawn(id, logic, input), holders: null };
      all.set(key, kept);
      // Without an error listener, so that a machine that throws is reported and not hushed up.
      kept.actor.subscribe(() => stopIfIdle(key, kept));
      return kept.actor as never;
    },
    hold(key) {
      const kept = all.get(key);
      if (!kept) return () => {};
      kept.holders = (kept.holders ?? 0) + 1;
      return () => {
        kept.holders = (kept.holders ?? 1) - 1;
        // Later, since React's strict mode lets go and takes hold again at once.
        queueMicrotask(() => stopIfIdle(key, kept));
      };
    },
    drop(key) {
      const kept = all.get(key);
      if (kept && !kept.holders) stop(key, kept);
    },
    stopAll() {
      for (const [key, kept] of all) stop(key, kept);
    },
  };
}

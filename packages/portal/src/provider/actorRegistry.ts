import { shallowEqual } from '@xstate/react';
import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  type InputFrom,
} from 'xstate';

/** Actors that outlive the view that started them, until they have nothing left to do. */
export interface ActorRegistry {
  /** The actor kept under `key`; started on first use, and again where it was done or broke. */
  start<Logic extends AnyStateMachine>(
    key: string,
    logic: Logic,
    input: InputFrom<Logic>,
  ): ActorRefFrom<Logic>;
  /** The actor kept under `key`, or one that is not started: for a render, which changes nothing. */
  prepare<Logic extends AnyStateMachine>(
    key: string,
    logic: Logic,
    input: InputFrom<Logic>,
  ): ActorRefFrom<Logic>;
  /** The running actor kept under `key`. */
  find(key: string): ActorRefFrom<AnyStateMachine> | undefined;
  /**
   * A view holds the actor, which is started where it was only prepared. Returns the way to let it
   * go; null where the actor has ended, or another is kept under `key` by now.
   */
  hold(key: string, actor: ActorRefFrom<AnyStateMachine>): (() => void) | null;
  /** Stops one whatever it is doing, unless a view holds it. */
  drop(key: string): void;
  /** Stops all of them, whatever they are doing. */
  stopAll(): void;
}

interface RegistryEntry {
  readonly actor: AnyActor;
  /** Views that hold it; null until the first does, which is after it started. */
  holders: number | null;
}

/**
 * Keeps actors for a portal. One that no view holds is stopped once it is done or in a state tagged
 * `idle`, so that a running upload or an unsent text survives navigation.
 */
export function createActorRegistry(
  inspect?: ActorOptions<AnyStateMachine>['inspect'],
): ActorRegistry {
  const all = new Map<string, RegistryEntry>();
  /** What renders have asked for since a view last took hold of something. */
  const prepared = new Map<string, { actor: AnyActor; input: unknown }>();
  const started = new WeakSet<object>();

  const isRunning = ({ actor }: RegistryEntry) => actor.getSnapshot().status === 'active';

  function stop(key: string, stored: RegistryEntry) {
    if (all.get(key) !== stored) return;
    all.delete(key);
    stored.actor.stop();
  }

  function stopIfIdle(key: string, stored: RegistryEntry) {
    if (stored.holders !== 0) return;
    if (!isRunning(stored) || stored.actor.getSnapshot().hasTag('idle')) stop(key, stored);
  }

  const create = (key: string, logic: AnyStateMachine, input: unknown): AnyActor =>
    createActor(logic, { id: `kept.${key}`, input, ...(inspect && { inspect }) } as never);

  function keep(key: string, actor: AnyActor): RegistryEntry {
    const stored: RegistryEntry = { actor, holders: null };
    all.set(key, stored);
    started.add(actor);
    prepared.delete(key);
    // Without an error listener, so that a machine that throws is reported and not hushed up.
    actor.subscribe(() => stopIfIdle(key, stored));
    actor.start();
    return stored;
  }

  function findEntry(key: string) {
    const stored = all.get(key);
    return stored && isRunning(stored) ? stored : undefined;
  }

  return {
    find: (key) => findEntry(key)?.actor as never,
    start: (key, logic, input) =>
      (findEntry(key) ?? keep(key, create(key, logic, input))).actor as never,
    prepare(key, logic, input) {
      const running = findEntry(key);
      if (running) return running.actor as never;
      // All views of one render share it, which on a slow device takes many tasks.
      const known = prepared.get(key);
      if (known && shallowEqual(known.input, input)) return known.actor as never;
      const actor = create(key, logic, input);
      prepared.set(key, { actor, input });
      return actor as never;
    },
    hold(key, view) {
      const actor = view as AnyActor;
      const running = findEntry(key);
      if (running ? running.actor !== actor : started.has(actor)) return null;
      const stored = running ?? keep(key, actor);
      stored.holders = (stored.holders ?? 0) + 1;
      // The views of a render take hold together; what is left was prepared by one that was given up.
      queueMicrotask(() => prepared.clear());
      return () => {
        stored.holders = (stored.holders ?? 1) - 1;
        // Later, since React's strict mode lets go and takes hold again at once.
        queueMicrotask(() => stopIfIdle(key, stored));
      };
    },
    drop(key) {
      const stored = all.get(key);
      if (stored && !stored.holders) stop(key, stored);
    },
    stopAll() {
      prepared.clear();
      for (const [key, stored] of all) stop(key, stored);
    },
  };
}

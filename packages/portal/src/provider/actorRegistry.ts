import { shallowEqual } from '@xstate/react';
import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  type InputFrom,
} from 'xstate';

/** Actors that outlive the view that started them, until they are done or idle. */
export interface ActorRegistry {
  /** The actor registered under `key`; started on first use, and again after it ended or failed. */
  start<Logic extends AnyStateMachine>(
    key: string,
    logic: Logic,
    input: InputFrom<Logic>,
  ): ActorRefFrom<Logic>;
  /**
   * The actor registered under `key`, or an unstarted one: for a render, which has no side effects.
   */
  prepare<Logic extends AnyStateMachine>(
    key: string,
    logic: Logic,
    input: InputFrom<Logic>,
  ): ActorRefFrom<Logic>;
  /** The running actor registered under `key`. */
  find(key: string): ActorRefFrom<AnyStateMachine> | undefined;
  /**
   * Holds an actor for a view, starting a prepared one. Returns its release; null when the actor
   * has ended, or another one is registered under `key`.
   */
  hold(key: string, actor: ActorRefFrom<AnyStateMachine>): (() => void) | null;
  /** Stops an actor in any state, unless a view holds it. */
  drop(key: string): void;
  /** Stops all actors in any state. */
  stopAll(): void;
}

interface RegistryEntry {
  readonly actor: AnyActor;
  /** Number of views that hold it; null until the first one does. */
  holders: number | null;
}

/**
 * Creates a portal's registry. An actor without views is stopped once it is done or in a state
 * tagged `idle`, so that a running upload or an unsent text survives navigation.
 */
export function createActorRegistry(
  inspect?: ActorOptions<AnyStateMachine>['inspect'],
): ActorRegistry {
  const all = new Map<string, RegistryEntry>();
  /** Actors prepared by renders since a view last held one. */
  const prepared = new Map<string, { actor: AnyActor; input: unknown }>();
  const started = new WeakSet<object>();

  const isRunning = ({ actor }: RegistryEntry) => actor.getSnapshot().status === 'active';

  function stop(key: string, entry: RegistryEntry) {
    if (all.get(key) !== entry) return;
    all.delete(key);
    entry.actor.stop();
  }

  function stopIfIdle(key: string, entry: RegistryEntry) {
    if (entry.holders !== 0) return;
    if (!isRunning(entry) || entry.actor.getSnapshot().hasTag('idle')) stop(key, entry);
  }

  const create = (key: string, logic: AnyStateMachine, input: unknown): AnyActor =>
    createActor(logic, { id: `kept.${key}`, input, ...(inspect && { inspect }) } as never);

  function keep(key: string, actor: AnyActor): RegistryEntry {
    const entry: RegistryEntry = { actor, holders: null };
    all.set(key, entry);
    started.add(actor);
    prepared.delete(key);
    // Without an error listener, so that an error of the machine is reported as uncaught.
    actor.subscribe(() => stopIfIdle(key, entry));
    actor.start();
    return entry;
  }

  function findEntry(key: string) {
    const entry = all.get(key);
    return entry && isRunning(entry) ? entry : undefined;
  }

  return {
    find: (key) => findEntry(key)?.actor as never,
    start: (key, logic, input) =>
      (findEntry(key) ?? keep(key, create(key, logic, input))).actor as never,
    prepare(key, logic, input) {
      const running = findEntry(key);
      if (running) return running.actor as never;
      // Views of one render share it; on a slow device they take many tasks.
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
      const entry = running ?? keep(key, actor);
      entry.holders = (entry.holders ?? 0) + 1;
      // Views of a render hold together; any left were prepared by a discarded render.
      queueMicrotask(() => prepared.clear());
      return () => {
        entry.holders = (entry.holders ?? 1) - 1;
        // Deferred, since React's strict mode releases and holds again at once.
        queueMicrotask(() => stopIfIdle(key, entry));
      };
    },
    drop(key) {
      const entry = all.get(key);
      if (entry && !entry.holders) stop(key, entry);
    },
    stopAll() {
      prepared.clear();
      for (const [key, entry] of all) stop(key, entry);
    },
  };
}

import type { AnyActor, AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate';
import { isMachine, type Noted, noteCoverage } from './coverage.ts';

/** An actor of the story. */
export interface WatchedActor {
  key: string;
  ref: AnyActor;
  machine: AnyStateMachine;
  /** Ids of the states visited and transitions taken in this story. */
  passed: Set<string>;
  taken: Set<string>;
  lastEvent: string | null;
}

/** Actors of the current story, in start order. */
const watched = new Map<object, WatchedActor>();
/** Every actor ever seen, to exclude those left running by earlier stories. */
const seen = new WeakSet<object>();
/** Last event with data received by actors of a machine, by machine and type. */
const examples = new Map<string, AnyEventObject>();
const listeners = new Set<() => void>();
let story: string | null = null;
let count = 0;

/**
 * XState inspector; pass it when starting an actor:
 * `createActor(machine, { inspect: inspectActors })`,
 * `useActor(machine, { inspect: inspectActors })`. Includes spawned and invoked actors.
 */
export function inspectActors(event: InspectionEvent): void {
  const ref = event.actorRef as AnyActor;
  if (!isMachine(ref.logic)) return;
  const noted = noteCoverage(event);
  // React creates actors that it never starts: an actor counts once it receives an event.
  const hasStarted = event.type === '@xstate.event' || event.type === '@xstate.snapshot';
  const one = hasStarted ? watch(ref, ref.logic) : watched.get(ref);
  if (!one) return;
  if (event.type === '@xstate.event') noteEvent(one, event.event);
  if (noted) noteWay(one, noted);
  for (const listener of listeners) listener();
}

/** Watches a running actor and all actors of its system from now on. */
export function watchActor(ref: AnyActor): () => void {
  if (isMachine(ref.logic)) watch(ref, ref.logic);
  const subscription = ref.system.inspect(inspectActors);
  for (const listener of listeners) listener();
  return () => subscription.unsubscribe();
}

/** Starts or restarts a story: discards the previous actors. */
export function beginStory(id: string, isAnew = false): void {
  if (id === story && !isAnew) return;
  story = id;
  watched.clear();
  for (const listener of listeners) listener();
}

/** The current story and its actors. */
export const currentStory = () => story;
export const watchedActors = (): WatchedActor[] => [...watched.values()];

/** Subscribes to all activity; returns the unsubscribe function. */
export function onActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Last event of a type with data, for any actor of the machine. */
export const exampleOf = (machine: string, type: string) => examples.get(`${machine} ${type}`);

function watch(ref: AnyActor, machine: AnyStateMachine): WatchedActor | undefined {
  const known = watched.get(ref);
  if (known || seen.has(ref)) return known;
  seen.add(ref);
  count += 1;
  const one = {
    key: `actor-${count}`,
    ref,
    machine,
    passed: new Set<string>(),
    taken: new Set<string>(),
    lastEvent: null,
  };
  watched.set(ref, one);
  return one;
}

function noteWay({ passed, taken }: WatchedActor, noted: Noted): void {
  for (const node of noted.nodes) passed.add(node.id);
  for (const name of noted.taken) taken.add(name);
}

function noteEvent(one: WatchedActor, event: AnyEventObject): void {
  one.lastEvent = event.type;
  if (event.type.startsWith('xstate.')) return;
  for (const field in event) {
    if (field === 'type') continue;
    examples.set(`${one.machine.id} ${event.type}`, event);
    return;
  }
}

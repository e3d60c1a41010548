import type { AnyActor, AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate';
import { isMachine, type Noted, noteCoverage } from './coverage.ts';

/** An actor that runs in the story. */
export interface WatchedActor {
  key: string;
  ref: AnyActor;
  machine: AnyStateMachine;
  /** Ids of states it was in, and of steps it took, since the story began. */
  passed: Set<string>;
  taken: Set<string>;
  lastEvent: string | null;
}

/** Actors of the story that is shown, in the order they were started. */
const watched = new Map<object, WatchedActor>();
/** Every actor ever seen: what an earlier story left running is not of this one. */
const seen = new WeakSet<object>();
/** The last event with data that actors of a machine received, by machine and type. */
const examples = new Map<string, AnyEventObject>();
const listeners = new Set<() => void>();
let story: string | null = null;
let count = 0;

/**
 * What XState calls with all that happens in actors; hand it to whatever starts one:
 * `createActor(machine, { inspect: inspectActors })`, `useActor(machine, { inspect: inspectActors })`.
 * Actors that it spawns or invokes are seen too.
 */
export function inspectActors(event: InspectionEvent): void {
  const ref = event.actorRef as AnyActor;
  if (!isMachine(ref.logic)) return;
  const noted = noteCoverage(event);
  // React makes actors that it never starts: one is there once something reaches it.
  const hasStarted = event.type === '@xstate.event' || event.type === '@xstate.snapshot';
  const one = hasStarted ? watch(ref, ref.logic) : watched.get(ref);
  if (!one) return;
  if (event.type === '@xstate.event') noteEvent(one, event.event);
  if (noted) noteWay(one, noted);
  for (const listener of listeners) listener();
}

/** Watches an actor that runs already, with all actors of its system from here on. */
export function watchActor(ref: AnyActor): () => void {
  if (isMachine(ref.logic)) watch(ref, ref.logic);
  const subscription = ref.system.inspect(inspectActors);
  for (const listener of listeners) listener();
  return () => subscription.unsubscribe();
}

/** Another story begins, or the same one anew: what ran before is forgotten. */
export function beginStory(id: string, isAnew = false): void {
  if (id === story && !isAnew) return;
  story = id;
  watched.clear();
  for (const listener of listeners) listener();
}

/** The story that is shown, and the actors that run in it. */
export const currentStory = () => story;
export const watchedActors = (): WatchedActor[] => [...watched.values()];

/** Calls back on everything that happens; gives back how to stop. */
export function onActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last event of a type that had data, for any actor of the machine. */
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

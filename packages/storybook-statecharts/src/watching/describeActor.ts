import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { type MachineGraph, machineGraph } from '../machine/machineGraph.ts';
import type { ActorDetail, ActorLine, KnownEvent } from '../protocol.ts';
import { isLeaf } from './coverage.ts';
import { plainValue } from './plainValue.ts';
import { exampleOf, type WatchedActor } from './watchedActors.ts';

const graphs = new WeakMap<object, MachineGraph>();

/** The graph of an actor's machine, read once. */
export function graphOf({ machine }: WatchedActor): MachineGraph {
  const graph = graphs.get(machine) ?? machineGraph(machine);
  graphs.set(machine, graph);
  return graph;
}

/** Summary of an actor for the list. */
export function describeLine({ key, ref, machine }: WatchedActor): ActorLine {
  const snapshot = snapshotOf(ref);
  const nodes = currentNodes(snapshot);
  return {
    key,
    name: ref.id,
    machine: machine.id,
    status: snapshot.status,
    current: nodes.map(({ id }) => id),
    leaves: nodes.filter(isLeaf).map(({ id }) => id),
  };
}

/** Details of an actor for the panel. */
export function describeDetail(one: WatchedActor): ActorDetail {
  const snapshot = snapshotOf(one.ref);
  const ended = snapshot.status === 'error' ? snapshot.error : snapshot.output;
  return {
    key: one.key,
    passed: [...one.passed],
    taken: [...one.taken],
    events: snapshot.status === 'active' ? knownEvents(one, snapshot) : [],
    context: plainValue(snapshot.context),
    output: ended === undefined ? null : plainValue(ended),
    lastEvent: one.lastEvent,
  };
}

const snapshotOf = (ref: WatchedActor['ref']) => ref.getSnapshot() as AnyMachineSnapshot;

/** An actor that failed on start has no states. */
const currentNodes = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  ((snapshot._nodes ?? []) as AnyStateNode[]).toSorted((a, b) => a.order - b.order);

/** Events handled by the active states, innermost first, each once. */
function knownEvents({ machine }: WatchedActor, snapshot: AnyMachineSnapshot): KnownEvent[] {
  const types = currentNodes(snapshot)
    .reverse()
    .flatMap((node) => node.ownEvents)
    .filter((type) => !type.startsWith('xstate.') && type !== '');
  return [...new Set(types)].map((type) => ({
    type,
    readiness: readinessOf(type, snapshot),
    example: asJson(exampleOf(machine.id, type)),
  }));
}

function readinessOf(type: string, snapshot: AnyMachineSnapshot): KnownEvent['readiness'] {
  if (type.includes('*')) return 'unclear';
  try {
    return snapshot.can({ type } as never) ? 'ready' : 'refused';
  } catch {
    // The guard read data that an event without data lacks.
    return 'unclear';
  }
}

/** An event as JSON; null when it contains values that JSON cannot represent. */
function asJson(event: object | undefined): string | null {
  if (!event) return null;
  try {
    return JSON.stringify(event, undefined, 2);
  } catch {
    return null;
  }
}

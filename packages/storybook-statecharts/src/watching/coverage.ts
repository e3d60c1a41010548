import type { AnyActor, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { namedTransitions } from '../machine/machineGraph.ts';

/** A machine's states and transitions, and those covered by this page. */
export interface MachineCoverage {
  /** Its leaf states. */
  states: { all: string[]; entered: string[] };
  transitions: { all: string[]; taken: string[] };
  /** Leaf states of its actors at the end of the story. */
  shown?: string[];
  /** The factory that made the machine: `flow` of its `meta`. */
  flow?: string;
  /** The factory's states that this machine cannot enter: `never` of its `meta`. */
  never?: readonly string[];
}

/** A machine's elements, and those covered. */
interface MachineRecord {
  names: WeakMap<object, string>;
  states: string[];
  transitions: string[];
  entered: Set<string>;
  taken: Set<string>;
  made: Pick<MachineCoverage, 'flow' | 'never'>;
}

const records = new Map<string, MachineRecord>();
/** States of the snapshot an actor was restored from and has not left since. */
const restoredNodes = new WeakMap<object, readonly AnyStateNode[]>();

/** Coverage of one inspection event. */
export interface Noted {
  /** The machine's id. */
  machine: string;
  /** The states the actor is in. */
  nodes: readonly AnyStateNode[];
  taken: readonly string[];
  /** Leaf states and transitions covered by no actor of the machine before. */
  news: { entered: string[]; taken: string[] };
}

/** Records the states and transitions of an actor. */
export function noteCoverage(event: InspectionEvent): Noted | null {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return null;
  const ref = event.actorRef as AnyActor;
  if (!isMachine(ref.logic)) return null;
  const record = recordOf(ref.logic);
  const nodes = (event.snapshot as { _nodes?: AnyStateNode[] })._nodes ?? [];
  const entered = enteredOf(ref, nodes)
    .filter(isLeaf)
    .map(({ id }) => id);
  const transitions = event.type === '@xstate.microstep' ? event._transitions : [];
  const taken = transitions.flatMap((transition) => record.names.get(transition) ?? []);
  const news = { entered: addTo(record.entered, entered), taken: addTo(record.taken, taken) };
  return { machine: ref.logic.id, nodes, taken, news };
}

/** Active states entered by an event, as opposed to restored or preset ones. */
function enteredOf(ref: AnyActor, nodes: readonly AnyStateNode[]): readonly AnyStateNode[] {
  if (!(ref.options.snapshot ?? ref.options.state)) return nodes;
  const restored = nodes.filter((node) => restoredNodes.get(ref)?.includes(node) ?? true);
  restoredNodes.set(ref, restored);
  return nodes.filter((node) => !restored.includes(node));
}

/** Adds the missing names and returns them. */
function addTo(known: Set<string>, names: readonly string[]): string[] {
  const news = names.filter((name) => !known.has(name));
  for (const name of news) known.add(name);
  return news;
}

export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'provide' in logic;

/** Checks whether a state has no substates. */
export const isLeaf = ({ states }: AnyStateNode) => {
  for (const _ in states) return false;
  return true;
};

/** A machine with other implementations provided counts as the same machine. */
function recordOf(machine: AnyStateMachine): MachineRecord {
  const known = records.get(machine.id);
  if (known?.names.has(machine)) return known;
  const record = known ?? {
    names: new WeakMap(),
    states: [],
    transitions: [],
    entered: new Set(),
    taken: new Set(),
    made: makingOf(machine),
  };
  records.set(machine.id, record);
  record.names.set(machine, machine.id);
  visit(machine.root, record, known === undefined);
  return record;
}

/** Reads a factory's metadata of its machine. */
function makingOf({ root }: AnyStateMachine): MachineRecord['made'] {
  const { flow, never } = { ...(root.meta as { flow?: unknown; never?: unknown } | undefined) };
  if (typeof flow !== 'string') return {};
  return { flow, ...(Array.isArray(never) && { never: never.map(String) }) };
}

function visit(node: AnyStateNode, record: MachineRecord, isFirst: boolean): void {
  if (isFirst && isLeaf(node)) record.states.push(node.id);
  for (const [name, transition] of namedTransitions(node)) {
    record.names.set(transition, name);
    if (isFirst) record.transitions.push(name);
  }
  for (const child of Object.values(node.states)) visit(child, record, isFirst);
}

/** Coverage of this page since it was loaded, by machine id. */
export const coverageOfPage = (): Record<string, MachineCoverage> =>
  Object.fromEntries(
    [...records].map(([id, { states, transitions, entered, taken, made }]) => [
      id,
      {
        states: { all: states, entered: [...entered] },
        transitions: { all: transitions, taken: [...taken] },
        ...made,
      },
    ]),
  );

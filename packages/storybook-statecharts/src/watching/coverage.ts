import type { AnyActor, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { namedTransitions } from '../machine/machineGraph.ts';

/** What this page went through of one machine, and what there is of it. */
export interface MachineCoverage {
  /** Its leaf states. */
  states: { all: string[]; entered: string[] };
  transitions: { all: string[]; taken: string[] };
  /** Leaf states that its actors are in at the end of the story. */
  shown?: string[];
  /** The factory that made the machine: `flow` of its `meta`. */
  flow?: string;
  /** The factory's states that this machine cannot enter: `never` of its `meta`. */
  never?: readonly string[];
}

/** What one machine consists of, and what was gone through. */
interface MachineRecord {
  names: WeakMap<object, string>;
  states: string[];
  transitions: string[];
  entered: Set<string>;
  taken: Set<string>;
  made: Pick<MachineCoverage, 'flow' | 'never'>;
}

const records = new Map<string, MachineRecord>();
/** States an actor was put into by the snapshot it was made from, and has not left since. */
const given = new WeakMap<object, readonly AnyStateNode[]>();

/** What one inspection event told of an actor's way. */
export interface Noted {
  /** The machine's id. */
  machine: string;
  /** The states the actor is in. */
  nodes: readonly AnyStateNode[];
  taken: readonly string[];
  /** Leaf states and transitions that no actor of the machine went through before. */
  news: { entered: string[]; taken: string[] };
}

/** Notes the states and transitions that an actor really goes through. */
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

/** Of the states an actor is in those it came to by an event: not what it was restored or preset with. */
function enteredOf(ref: AnyActor, nodes: readonly AnyStateNode[]): readonly AnyStateNode[] {
  if (!(ref.options.snapshot ?? ref.options.state)) return nodes;
  const stored = nodes.filter((node) => given.get(ref)?.includes(node) ?? true);
  given.set(ref, stored);
  return nodes.filter((node) => !stored.includes(node));
}

/** Adds what is not there yet; gives it back. */
function addTo(known: Set<string>, names: readonly string[]): string[] {
  const news = names.filter((name) => !known.has(name));
  for (const name of news) known.add(name);
  return news;
}

export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'provide' in logic;

/** A state without states in it. */
export const isLeaf = ({ states }: AnyStateNode) => {
  for (const _ in states) return false;
  return true;
};

/** A machine with other implementations provided is the same machine with other objects. */
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

/** What a factory says of the machine it made. */
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

/** What this page has gone through since it was loaded, by the machines' ids. */
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

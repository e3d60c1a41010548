import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { namedTransitions } from '../machine/machineGraph.ts';

/** What this page went through of one machine, and what there is of it. */
export interface MachineCoverage {
  /** Its leaf states. */
  states: { all: string[]; entered: string[] };
  transitions: { all: string[]; taken: string[] };
  /** Leaf states that its actors are in at the end of the story. */
  shown?: string[];
}

/** What one machine consists of, and what was gone through. */
interface MachineRecord {
  names: WeakMap<object, string>;
  states: string[];
  transitions: string[];
  entered: Set<string>;
  taken: Set<string>;
}

const records = new Map<string, MachineRecord>();

/** Notes the states and transitions that an actor really goes through. */
export function noteCoverage(event: InspectionEvent, machine: AnyStateMachine): Noted | null {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return null;
  const record = recordOf(machine);
  const nodes = (event.snapshot as { _nodes?: AnyStateNode[] })._nodes ?? [];
  for (const node of nodes) {
    if (isLeaf(node)) record.entered.add(node.id);
  }
  const taken: string[] = [];
  if (event.type === '@xstate.microstep') {
    for (const transition of event._transitions) {
      const name = record.names.get(transition);
      if (name) taken.push(name);
    }
    for (const name of taken) record.taken.add(name);
  }
  return { nodes, taken };
}

/** What one inspection event told of an actor's way. */
export interface Noted {
  nodes: readonly AnyStateNode[];
  taken: readonly string[];
}

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
  };
  records.set(machine.id, record);
  record.names.set(machine, machine.id);
  visit(machine.root, record, known === undefined);
  return record;
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
    [...records].map(([id, { states, transitions, entered, taken }]) => [
      id,
      {
        states: { all: states, entered: [...entered] },
        transitions: { all: transitions, taken: [...taken] },
      },
    ]),
  );

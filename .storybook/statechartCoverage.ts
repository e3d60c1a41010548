import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';

/** What stories went through of one machine, and what there is of it. */
export interface MachineCoverage {
  /** Its leaf states. */
  states: { all: string[]; entered: string[] };
  transitions: { all: string[]; taken: string[] };
}

interface Record {
  names: WeakMap<object, string>;
  states: string[];
  transitions: string[];
  entered: Set<string>;
  taken: Set<string>;
}

const records = new Map<string, Record>();

/** Notes the states and transitions that the kit's actors really go through. */
export function recordStatechart(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
  const machine = (event.actorRef as { logic?: unknown }).logic;
  if (!isMachine(machine)) return;
  const record = recordOf(machine);
  const nodes = (event.snapshot as { _nodes?: AnyStateNode[] })._nodes ?? [];
  for (const node of nodes.filter(isLeaf)) record.entered.add(node.id);
  if (event.type !== '@xstate.microstep') return;
  for (const transition of event._transitions) {
    const name = record.names.get(transition);
    if (name) record.taken.add(name);
  }
}

const isLeaf = ({ states }: AnyStateNode) => Object.keys(states).length === 0;

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'provide' in logic;

/** A machine with other implementations provided is the same machine with other objects. */
function recordOf(machine: AnyStateMachine): Record {
  const record = records.get(machine.id) ?? {
    names: new WeakMap(),
    states: [],
    transitions: [],
    entered: new Set(),
    taken: new Set(),
  };
  records.set(machine.id, record);
  if (!record.names.has(machine)) {
    record.names.set(machine, machine.id);
    const isFirst = record.states.length === 0;
    visit(machine.root, record, isFirst);
  }
  return record;
}

function visit(node: AnyStateNode, record: Record, isFirst: boolean): void {
  if (isFirst && isLeaf(node)) record.states.push(node.id);
  for (const [event, transitions] of [
    ...node.transitions,
    ['always', node.always ?? []] as const,
  ]) {
    for (const [index, transition] of transitions.entries()) {
      const name = `${node.id} on ${event}${index === 0 ? '' : ` (${index + 1})`}`;
      record.names.set(transition, name);
      if (isFirst) record.transitions.push(name);
    }
  }
  for (const child of Object.values(node.states)) visit(child, record, isFirst);
}

declare global {
  var __statechartCoverage: () => globalThis.Record<string, MachineCoverage>;
}

globalThis.__statechartCoverage = () =>
  Object.fromEntries(
    [...records].map(([id, { states, transitions, entered, taken }]) => [
      id,
      {
        states: { all: states, entered: [...entered] },
        transitions: { all: transitions, taken: [...taken] },
      },
    ]),
  );

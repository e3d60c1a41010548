import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardName, nameOfSource, namesOf, waitingName } from './namesInCode.ts';

/** A state as it is drawn: a box, perhaps with boxes inside. */
export interface StateBox {
  /** Unique in the machine: `feed.ready.loadingMore`. */
  id: string;
  name: string;
  /** What its author wrote about it. */
  description: string | null;
  kind: AnyStateNode['type'];
  /** Whether its parent starts in it. */
  isInitial: boolean;
  tags: string[];
  /** Actors that run while the state holds. */
  invokes: string[];
  entry: string[];
  exit: string[];
  /** What happens in the state without leaving it. */
  inside: Step[];
  children: StateBox[];
}

/** A way out of a state, or a happening inside it. */
export interface Step {
  /** Unique in the machine: `feed.ready on post.submitted (2)`. */
  id: string;
  /** `post.submitted`, `done: loadPage`, `after 5 s`, `always`. */
  event: string;
  /** The event that somebody may send to take it; null where it happens by itself. */
  trigger: string | null;
  guard: string | null;
  actions: string[];
  /** Ids of the states it leads to; empty where the state stays. */
  targets: string[];
}

/** A step drawn as an arrow. */
export interface Arrow extends Step {
  source: string;
  target: string;
}

/** Everything a drawing of a machine shows; plain data, so that it may be sent to another window. */
export interface MachineGraph {
  root: StateBox;
  arrows: Arrow[];
}

/** Reads a machine's own states and transitions; nothing is written down twice. */
export function machineGraph(machine: AnyStateMachine): MachineGraph {
  const arrows: Arrow[] = [];
  return { root: box(machine.root, true, arrows), arrows };
}

/** Every transition that begins in a state, with its name, which is unique in the machine. */
export function namedTransitions(node: AnyStateNode): [name: string, AnyTransitionDefinition][] {
  const byEvent = [...node.transitions, ['always', node.always ?? []] as const];
  return byEvent.flatMap(([event, transitions]) =>
    transitions.map((transition, index): [string, AnyTransitionDefinition] => [
      `${node.id} on ${event}${index === 0 ? '' : ` (${index + 1})`}`,
      transition,
    ]),
  );
}

/** A state and all states within, outermost first. */
export const everyState = (state: StateBox): StateBox[] => [
  state,
  ...state.children.flatMap(everyState),
];

/** The steps that begin in a state: its arrows, and what happens without leaving it. */
export const stepsFrom = (state: StateBox, { arrows }: MachineGraph): Step[] => {
  const drawn = arrows.filter(({ source }) => source === state.id);
  const once = drawn.filter(({ id }, at) => drawn.findIndex((other) => other.id === id) === at);
  return [...once, ...state.inside];
};

function box(node: AnyStateNode, isInitial: boolean, arrows: Arrow[]): StateBox {
  const steps = namedTransitions(node).map(([id, transition]) => step(id, transition, node));
  // What holds everywhere is said once, in the machine's own box, rather than drawn from its border.
  const isDrawn = ({ targets }: Step) => targets.length > 0 && node.parent !== undefined;
  for (const drawn of steps.filter(isDrawn)) {
    for (const target of drawn.targets) arrows.push({ ...drawn, source: node.id, target });
  }
  const initial = node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null;
  return {
    id: node.id,
    name: node.key,
    description: node.description ?? null,
    kind: node.type,
    isInitial,
    tags: node.tags,
    invokes: node.invoke.map(({ src }) => nameOfSource(src)),
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    inside: steps.filter((one) => !isDrawn(one)),
    children: Object.values(node.states).map((child) => box(child, child.id === initial, arrows)),
  };
}

function step(id: string, transition: AnyTransitionDefinition, node: AnyStateNode): Step {
  const { eventType, guard, actions, target = [] } = transition;
  const waiting = waitingName(String(eventType), node);
  return {
    id,
    event: waiting ?? (eventType === '*' ? 'any event' : String(eventType)),
    trigger: waiting === null ? String(eventType) : null,
    guard: guardName(guard),
    actions: namesOf(actions),
    targets: target.map((state) => state.id),
  };
}

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardName, nameOfSource, namesOf, waitingName } from './namesInCode.ts';

/** A state drawn as a box, possibly with nested boxes. */
export interface StateBox {
  /** Unique in the machine: `feed.ready.loadingMore`. */
  id: string;
  name: string;
  /** The author's description. */
  description: string | null;
  kind: AnyStateNode['type'];
  /** True for the initial state of its parent. */
  isInitial: boolean;
  tags: string[];
  /** Actors invoked while the state is active. */
  invokes: string[];
  entry: string[];
  exit: string[];
  /** Internal transitions of the state. */
  inside: Step[];
  children: StateBox[];
}

/** A transition out of a state, or an internal one. */
export interface Step {
  /** Unique in the machine: `feed.ready on post.submitted (2)`. */
  id: string;
  /** `post.submitted`, `done: loadPage`, `after 5 s`, `always`. */
  event: string;
  /** The event that triggers it; null for automatic transitions. */
  trigger: string | null;
  guard: string | null;
  actions: string[];
  /** Ids of the target states; empty for an internal transition. */
  targets: string[];
}

/** A transition drawn as an arrow. */
export interface Arrow extends Step {
  source: string;
  target: string;
}

/** Everything a drawing of a machine shows, as plain data that can be posted to another window. */
export interface MachineGraph {
  root: StateBox;
  arrows: Arrow[];
}

/** Reads the states and transitions from a machine. */
export function machineGraph(machine: AnyStateMachine): MachineGraph {
  const arrows: Arrow[] = [];
  return { root: box(machine.root, true, arrows), arrows };
}

/** All transitions of a state, each with a name unique in the machine. */
export function namedTransitions(node: AnyStateNode): [name: string, AnyTransitionDefinition][] {
  const byEvent = [...node.transitions, ['always', node.always ?? []] as const];
  return byEvent.flatMap(([event, transitions]) =>
    transitions.map((transition, index): [string, AnyTransitionDefinition] => [
      `${node.id} on ${event}${index === 0 ? '' : ` (${index + 1})`}`,
      transition,
    ]),
  );
}

/** A state and all its descendants, outermost first. */
export const everyState = (state: StateBox): StateBox[] => [
  state,
  ...state.children.flatMap(everyState),
];

/** Transitions of a state, internal ones included. */
export const stepsFrom = (state: StateBox, { arrows }: MachineGraph): Step[] => {
  const drawn = arrows.filter(({ source }) => source === state.id);
  const once = drawn.filter(
    ({ id }, index) => drawn.findIndex((other) => other.id === id) === index,
  );
  return [...once, ...state.inside];
};

function box(node: AnyStateNode, isInitial: boolean, arrows: Arrow[]): StateBox {
  const steps = namedTransitions(node).map(([id, transition]) => step(id, transition, node));
  // Global transitions are listed in the root box instead of being drawn from its border.
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

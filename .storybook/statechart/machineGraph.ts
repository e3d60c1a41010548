import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state as it is drawn: a box, perhaps with boxes inside. */
export interface StateBox {
  /** Unique in the machine: `feed.ready.loadingMore`. */
  id: string;
  name: string;
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
  /** `post.submitted`, `done: loadPage`, `after 5 s`, `always`. */
  event: string;
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

/** Everything a drawing of a machine shows. */
export interface MachineGraph {
  root: StateBox;
  arrows: Arrow[];
}

/** Reads a machine's own states and transitions; nothing is written down twice. */
export function machineGraph(machine: AnyStateMachine): MachineGraph {
  const arrows: Arrow[] = [];
  return { root: box(machine.root, true, arrows), arrows };
}

function box(node: AnyStateNode, isInitial: boolean, arrows: Arrow[]): StateBox {
  const steps = stepsOf(node);
  // What holds everywhere is said once, in the machine's own box, rather than drawn from its border.
  const isDrawn = (step: Step) => step.targets.length > 0 && node.parent !== undefined;
  for (const step of steps.filter(isDrawn)) {
    for (const target of step.targets) arrows.push({ ...step, source: node.id, target });
  }
  const initial = node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null;
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    isInitial,
    tags: node.tags,
    invokes: node.invoke.map(({ src }) => nameOfSource(src)),
    entry: node.entry.map(nameOf).filter((name) => name !== null),
    exit: node.exit.map(nameOf).filter((name) => name !== null),
    inside: steps.filter((step) => !isDrawn(step)),
    children: Object.values(node.states).map((child) => box(child, child.id === initial, arrows)),
  };
}

function stepsOf(node: AnyStateNode): Step[] {
  const transitions: AnyTransitionDefinition[] = [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ];
  return transitions.map((transition) => ({
    event: eventName(transition, node),
    guard: guardName(transition.guard),
    actions: transition.actions.map(nameOf).filter((name) => name !== null),
    targets: (transition.target ?? []).map(({ id }) => id),
  }));
}

function eventName({ eventType }: AnyTransitionDefinition, node: AnyStateNode): string {
  const event = String(eventType);
  if (event === '') return 'always';
  if (event === '*') return 'any event';
  const [, ending, actor] = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(event) ?? [];
  if (ending && actor) {
    const source = node.invoke.find(({ id }) => id === actor)?.src;
    return `${ending}: ${source === undefined ? actor : nameOfSource(source)}`;
  }
  if (event.startsWith('xstate.done.state.')) return 'done';
  const [, delay] = /^xstate\.after\.(.+?)\./.exec(event) ?? [];
  return delay ? `after ${delayName(delay)}` : event;
}

const delayName = (delay: string) =>
  /^\d+$/.test(delay)
    ? Number(delay) < 1000
      ? `${delay} ms`
      : `${Number(delay) / 1000} s`
    : delay;

const nameOfSource = (source: unknown) => (typeof source === 'string' ? source : 'actor');

/** The name an action goes by; null for one that only assigns, raises or logs under no name. */
function nameOf(action: unknown): string | null {
  if (typeof action === 'string') return action;
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type);
  return null;
}

function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return combinedGuardName(guard) ?? 'condition';
}

/** `and`, `or` and `not` are functions that carry what they combine. */
function combinedGuardName(guard: unknown): string | null {
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) {
    return null;
  }
  const names = guard.guards.map(guardName);
  const check = 'check' in guard && typeof guard.check === 'function' ? guard.check.name : '';
  if (check === 'checkNot') return `not ${names[0]}`;
  return names.join(check === 'checkOr' ? ' or ' : ' and ');
}

import type { Marks } from '../drawing/Drawing.tsx';
import {
  everyState,
  type MachineGraph,
  type StateBox,
  type Step,
  stepsFrom,
} from '../machine/machineGraph.ts';
import { type Naming, named } from '../machine/plainNames.ts';
import type { ActorDetail, ActorLine, StatechartParameters } from '../protocol.ts';

/** How an actor is marked in the drawing. */
export const marksOf = (line: ActorLine, detail: ActorDetail, chosen: string | null): Marks => ({
  current: new Set(line.current),
  passed: new Set(detail.passed),
  taken: new Set(detail.taken),
  possible: new Set(
    detail.events.filter(({ readiness }) => readiness !== 'refused').map(({ type }) => type),
  ),
  chosen,
});

/** The innermost states it is in. */
export const currentLeaves = ({ root }: MachineGraph, { current }: Marks): StateBox[] =>
  everyState(root).filter(
    ({ id, children }) => current.has(id) && !children.some((child) => current.has(child.id)),
  );

/** Every step that begins in a current state. */
export const stepsNow = (graph: MachineGraph, { current }: Marks): Step[] =>
  everyState(graph.root)
    .filter(({ id }) => current.has(id))
    .reverse()
    .flatMap((state) => stepsFrom(state, graph));

/** The way from the machine to a state, without the machine: "Ready › Loading more". */
export function pathInWords(id: string, { root }: MachineGraph, naming: Naming): string {
  const pathTo = (state: StateBox): StateBox[] | null => {
    if (state.id === id) return [state];
    for (const child of state.children) {
      const rest = pathTo(child);
      if (rest) return [state, ...rest];
    }
    return null;
  };
  const path = pathTo(root) ?? [];
  return (path.length > 1 ? path.slice(1) : path)
    .map(({ name }) => named(name, naming))
    .join(' › ');
}

/** Where steps lead, each once; empty where they stay. */
export const targetsInWords = (steps: readonly Step[], machine: string, naming: Naming): string => {
  const names = steps
    .flatMap(({ targets }) => targets)
    .map((id) =>
      named(
        id
          .slice(machine.length + 1)
          .split('.')
          .at(-1) ?? id,
        naming,
      ),
    );
  return [...new Set(names)].join(', ');
};

/**
 * The actor to look at first: of the machine in the address, else of the one the story asks for, of one
 * named like the component, of the one chosen before, else the first that is no background.
 */
export function firstActor(
  actors: readonly ActorLine[],
  { show, background = [] }: StatechartParameters,
  hints: { linked: string | null; before: string | null; title: string },
): ActorLine | null {
  const of = (machine: string | null | undefined) =>
    actors.find((actor) => actor.machine === machine && actor.status === 'active') ??
    actors.find((actor) => actor.machine === machine);
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d/]/g, '');
  const component = plain(hints.title).split('/').at(-1) ?? '';
  const isNamedLikeIt = ({ machine }: ActorLine) =>
    machine.length > 2 && component.includes(plain(machine));
  const others = inOrder(actors, background);
  const running = others.filter(({ status }) => status === 'active');
  return (
    of(hints.linked) ??
    of(show) ??
    actors.filter(isNamedLikeIt).toSorted((a, b) => b.machine.length - a.machine.length)[0] ??
    (background.includes(hints.before ?? '') ? undefined : of(hints.before)) ??
    running[0] ??
    others[0] ??
    null
  );
}

/** Those of the story before those of the background, each in the order they were started. */
export const inOrder = (actors: readonly ActorLine[], background: readonly string[]): ActorLine[] =>
  actors.toSorted(
    (a, b) => Number(background.includes(a.machine)) - Number(background.includes(b.machine)),
  );

import type { Marks } from '../drawing/Drawing.tsx';
import {
  everyState,
  type MachineGraph,
  type StateBox,
  type Step,
  stepsFrom,
} from '../machine/machineGraph.ts';
import { type Naming, named } from '../machine/plainNames.ts';
import type { ActorDetail, ActorLine } from '../protocol.ts';

/** Highlights of an actor in the drawing. */
export const marksOf = (line: ActorLine, detail: ActorDetail, chosen: string | null): Marks => ({
  current: new Set(line.current),
  passed: new Set(detail.passed),
  taken: new Set(detail.taken),
  possible: new Set(
    detail.events.filter(({ readiness }) => readiness !== 'refused').map(({ type }) => type),
  ),
  chosen,
});

/** The innermost active states. */
export const currentLeaves = ({ root }: MachineGraph, { current }: Marks): StateBox[] =>
  everyState(root).filter(
    ({ id, children }) => current.has(id) && !children.some((child) => current.has(child.id)),
  );

/** Transitions of the active states. */
export const stepsNow = (graph: MachineGraph, { current }: Marks): Step[] =>
  everyState(graph.root)
    .filter(({ id }) => current.has(id))
    .reverse()
    .flatMap((state) => stepsFrom(state, graph));

/** A state's path without the machine: "Ready › Loading more". */
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

/** Distinct targets of transitions; empty for internal ones. */
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

import type { StateBox, Step } from '../machine/machineGraph.ts';
import { eventNamed, type Naming, named } from '../machine/plainNames.ts';

/** A line of a box, below its name. */
export interface BoxLine {
  kind: 'invoke' | 'entry' | 'exit' | 'inside' | 'tag';
  text: string;
}

/** Label of each kind of line. */
export const LINE_WORDS: Record<BoxLine['kind'], string> = {
  invoke: 'runs',
  entry: 'entry',
  exit: 'exit',
  inside: 'on',
  tag: 'tag',
};

/** A state's lines: invocations, entry, exit and internal actions, and tags. */
export function boxLines(state: StateBox, naming: Naming): BoxLine[] {
  const line = (kind: BoxLine['kind']) => (name: string) => ({
    kind,
    text: named(name, naming),
  });
  return [
    ...state.invokes.map(line('invoke')),
    ...state.entry.map(line('entry')),
    ...state.exit.map(line('exit')),
    ...state.inside.map((step): BoxLine => ({ kind: 'inside', text: insideText(step, naming) })),
    ...state.tags.map(line('tag')),
  ];
}

function insideText(step: Step, naming: Naming): string {
  const { guard, actions, targets } = step;
  const names = targets.map((id) => id.split('.').slice(1).join('.'));
  const effect = [...actions, ...names.map((name) => `to ${name}`)].join(', ');
  return `${eventNamed(step, naming)}${guard ? ` [${guard}]` : ''}${effect ? ` / ${effect}` : ''}`;
}

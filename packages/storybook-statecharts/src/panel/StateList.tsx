import React from 'react';
import type { Marks } from '../drawing/Drawing.tsx';
import type { MachineGraph, StateBox } from '../machine/machineGraph.ts';
import { type Naming, named } from '../machine/plainNames.ts';
import { fill, TEXTS } from '../texts.ts';

interface StateListProps {
  graph: MachineGraph;
  marks: Marks;
  naming: Naming;
  onChoose: (id: string) => void;
}

/** The chart as a nested list, with a button that selects each state. */
export function StateList({ graph, ...rest }: StateListProps) {
  const { root } = graph;
  return (
    <nav
      className="statecharts-list"
      aria-label={fill(TEXTS.listOf, { machine: named(root.name, rest.naming) })}
    >
      <States states={[root]} {...rest} />
    </nav>
  );
}

function States({
  states,
  ...rest
}: Omit<StateListProps, 'graph'> & { states: readonly StateBox[] }) {
  const { marks, naming, onChoose } = rest;
  return (
    <ul>
      {states.map((state) => {
        const { id, name, children } = state;
        const notes = notesOf(state, marks);
        return (
          <li key={id}>
            <button
              type="button"
              data-current={marks.current.has(id) || undefined}
              data-passed={marks.passed.has(id) || undefined}
              aria-pressed={marks.chosen === id}
              aria-current={marks.current.has(id) && children.length === 0 ? 'step' : undefined}
              onClick={() => onChoose(id)}
            >
              {named(name, naming)}
              {notes.length > 0 && ' '}
              {notes.length > 0 && <span className="statecharts-note">{notes.join(', ')}</span>}
            </button>
            {children.length > 0 && <States states={children} {...rest} />}
          </li>
        );
      })}
    </ul>
  );
}

function notesOf({ id, kind, isInitial, children }: StateBox, marks: Marks): string[] {
  const { current, passed, start, end, parallel } = TEXTS.state;
  return [
    marks.current.has(id) ? current : marks.passed.has(id) ? passed : null,
    isInitial && children.length === 0 ? start : null,
    kind === 'final' ? end : null,
    kind === 'parallel' ? parallel : null,
  ].filter((note) => note !== null);
}

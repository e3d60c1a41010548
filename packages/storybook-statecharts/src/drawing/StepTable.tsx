import React from 'react';
import {
  everyState,
  type MachineGraph,
  type StateBox,
  stepsFrom,
} from '../machine/machineGraph.ts';
import { eventNamed, guardNamed, type Naming, named, pathNamed } from '../machine/plainNames.ts';
import { fill, TEXTS } from '../texts.ts';

interface StepTableProps {
  graph: MachineGraph;
  title: string;
  naming: Naming;
}

/** All states and transitions of a machine as a table. */
export function StepTable({ graph, title, naming }: StepTableProps) {
  const short = (id: string) => pathNamed(id, graph.root.id, naming);
  const list = (names: readonly string[]) =>
    names.map((name) => named(name, naming)).join(', ') || '–';
  const { table } = TEXTS;
  return (
    <table className="statechart-table">
      <caption>{fill(table.caption, { title })}</caption>
      <thead>
        <tr>
          <th scope="col">{table.state}</th>
          <th scope="col">{table.runs}</th>
          <th scope="col">{table.event}</th>
          <th scope="col">{table.onlyIf}</th>
          <th scope="col">{table.goesTo}</th>
          <th scope="col">{table.does}</th>
        </tr>
      </thead>
      {everyState(graph.root).map((state) => (
        <tbody key={state.id}>
          {stepsOf(state, graph).map((step, index, { length }) => (
            <tr key={step?.id ?? state.id}>
              {index === 0 && (
                <>
                  <th scope="rowgroup" rowSpan={length}>
                    {short(state.id)}
                    {state.isInitial && state.id !== graph.root.id && ` ${table.start}`}
                    {state.kind === 'final' && ` ${table.end}`}
                    {state.kind === 'parallel' && ` ${table.parallel}`}
                  </th>
                  <td rowSpan={length}>{list(state.invokes)}</td>
                </>
              )}
              <td>{step ? eventNamed(step, naming) : '–'}</td>
              <td>{step?.guard ? guardNamed(step.guard, naming) : '–'}</td>
              <td>{step?.targets.map(short).join(', ') || '–'}</td>
              <td>{list(step?.actions ?? [])}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** A state's transitions, or one empty row for a state without any. */
function stepsOf(state: StateBox, graph: MachineGraph) {
  const steps = stepsFrom(state, graph);
  return steps.length > 0 ? steps : [null];
}

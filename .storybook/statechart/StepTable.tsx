import type { MachineGraph, StateBox, Step } from './machineGraph.ts';

/** Every state and every step of a machine in words. */
export function StepTable({ graph, title }: { graph: MachineGraph; title: string }) {
  const short = (id: string) => (id === graph.root.id ? id : id.slice(graph.root.id.length + 1));
  return (
    <table className="statechart-table">
      <caption>States and transitions of {title}</caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Runs</th>
          <th scope="col">Event</th>
          <th scope="col">Only if</th>
          <th scope="col">Goes to</th>
          <th scope="col">Does</th>
        </tr>
      </thead>
      {everyState(graph.root).map((state) => (
        <tbody key={state.id}>
          {stepsOf(state, graph).map((step, index, { length }) => (
            <tr key={`${step?.event} ${step?.guard} ${step?.targets}`}>
              {index === 0 && (
                <>
                  <th scope="rowgroup" rowSpan={length}>
                    {short(state.id)}
                    {state.isInitial && state.id !== graph.root.id && ' (start)'}
                    {state.kind === 'final' && ' (end)'}
                    {state.kind === 'parallel' && ' (parallel)'}
                  </th>
                  <td rowSpan={length}>{state.invokes.join(', ') || '–'}</td>
                </>
              )}
              <td>{step?.event ?? '–'}</td>
              <td>{step?.guard ?? '–'}</td>
              <td>{step?.targets.map(short).join(', ') || '–'}</td>
              <td>{step?.actions.join(', ') || '–'}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const everyState = (state: StateBox): StateBox[] => [state, ...state.children.flatMap(everyState)];

/** A state's steps, or one empty row, so that a state that leads nowhere is in the table too. */
function stepsOf(state: StateBox, { arrows }: MachineGraph): (Step | null)[] {
  const steps = [...arrows.filter(({ source }) => source === state.id), ...state.inside];
  return steps.length > 0 ? steps : [null];
}

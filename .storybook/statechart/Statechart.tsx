import './statechart.css';
import { useEffect, useId, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Drawing } from './Drawing.tsx';
import { layOut, type MeasureText, type PlacedChart } from './layout.ts';
import { machineGraph } from './machineGraph.ts';
import { StepTable } from './StepTable.tsx';

export interface StatechartProps {
  /** The machine itself; the drawing follows it. */
  machine: AnyStateMachine;
  /** What stands above the drawing. @default the machine's id */
  title?: string;
}

/** Draws a machine from its own definition, with the same as a table for those who do not see it. */
export function Statechart({ machine, title = machine.id }: StatechartProps) {
  const graph = useMemo(() => machineGraph(machine), [machine]);
  const [chart, setChart] = useState<PlacedChart | null>(null);
  const titleId = useId();

  useEffect(() => {
    let isCurrent = true;
    void document.fonts.ready
      .then(() => layOut(graph, measureInPage()))
      .then((placed) => isCurrent && setChart(placed));
    return () => {
      isCurrent = false;
    };
  }, [graph]);

  return (
    <figure className="statechart" aria-labelledby={titleId}>
      <figcaption id={titleId}>{title}</figcaption>
      <section
        className="statechart-plane"
        aria-label={`Drawing of ${title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide drawing is scrolled with the keyboard
        tabIndex={0}
      >
        {chart && <Drawing chart={chart} title={title} />}
      </section>
      <details>
        <summary>The same as a table</summary>
        <StepTable graph={graph} title={title} />
      </details>
    </figure>
  );
}

/** Measures with the fonts the drawing is written in. */
function measureInPage(): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(document.documentElement).getPropertyValue('--statechart-font');
  return (text, size, bold = false) => {
    if (!context) return text.length * size * 0.6;
    context.font = `${bold ? 700 : 500} ${size}px ${family || 'sans-serif'}`;
    return context.measureText(text).width;
  };
}

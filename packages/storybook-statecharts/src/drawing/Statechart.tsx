import React, { useId, useMemo, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { machineGraph } from '../machine/machineGraph.ts';
import { fill, TEXTS } from '../texts.ts';
import { Drawing } from './Drawing.tsx';
import { DRAWING_STYLES } from './drawingStyles.ts';
import { StepTable } from './StepTable.tsx';
import { useChart } from './useChart.ts';

export interface StatechartProps {
  /** The machine to draw. */
  machine: AnyStateMachine;
  /** Caption of the drawing. @default the machine's id */
  title?: string | undefined;
}

/** Draws a machine from its definition, with a table as the accessible alternative. */
export function Statechart({ machine, title = machine.id }: StatechartProps) {
  const graph = useMemo(() => machineGraph(machine), [machine]);
  const plane = useRef<HTMLElement>(null);
  const { chart, error } = useChart(graph, plane, { naming: 'code', isDetailed: true });
  const titleId = useId();
  return (
    <figure className="statechart statechart-figure" aria-labelledby={titleId}>
      <style>{DRAWING_STYLES}</style>
      <figcaption id={titleId}>{title}</figcaption>
      <section
        ref={plane}
        className="statechart-plane"
        aria-label={fill(TEXTS.block.drawingOf, { title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide drawing is scrolled with the keyboard
        tabIndex={0}
      >
        {error && <p role="alert">{fill(TEXTS.notDrawn, { reason: error.message })}</p>}
        {chart && (
          <svg
            role="img"
            aria-label={fill(TEXTS.block.pictureOf, { title })}
            viewBox={`0 0 ${chart.width} ${chart.height}`}
            width={chart.width}
            height={chart.height}
          >
            <Drawing chart={chart} />
          </svg>
        )}
      </section>
      <details>
        <summary>{TEXTS.block.asTable}</summary>
        <StepTable graph={graph} title={title} />
      </details>
    </figure>
  );
}

import React, { useMemo, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { everyState, machineGraph } from '../machine/machineGraph.ts';
import { useSettings, writeSettings } from '../settings.ts';
import { fill, TEXTS } from '../texts.ts';
import { Choice } from './Choice.tsx';
import { Drawing } from './Drawing.tsx';
import { StepTable } from './StepTable.tsx';
import { useChart } from './useChart.ts';
import { useScrolledZoom } from './useScrolledZoom.ts';
import { useSize } from './useSize.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface StatechartFigureProps {
  machine: AnyStateMachine;
  title: string;
  /** Id of the heading above. */
  headingId: string;
}

/** Padding and border of the plane, in px. */
const EDGE = 26;
const ZOOM = 1.25;

/** A machine's drawing as wide as the page, with its zoom, its names and its table. */
export function StatechartFigure({ machine, title, headingId }: StatechartFigureProps) {
  const settings = useSettings();
  const { naming } = settings;
  const graph = useMemo(() => machineGraph(machine), [machine]);
  const figure = useRef<HTMLElement>(null);
  const plane = useRef<HTMLElement>(null);
  const size = useSize(figure);
  const width = size && size.width - EDGE;
  const { chart, error } = useChart(width === null ? null : graph, figure, {
    naming,
    isDetailed: naming === 'code',
    // A window resized by a few pixels needs no other layout.
    pageWidth: width === null ? undefined : Math.ceil(width / 100) * 100,
  });
  const { zoom, zoomBy, reset } = useScrolledZoom(plane);
  const fitted = chart && width ? Math.min(1, width / chart.width) : 1;
  const scale = fitted * zoom;
  return (
    <figure ref={figure} className="statechart-figure" aria-labelledby={headingId}>
      <div className="statechart-bar">
        <Choice
          label={TEXTS.toolbar.names}
          value={naming}
          options={{ words: TEXTS.toolbar.words, code: TEXTS.toolbar.code }}
          onChange={(changed) => writeSettings({ ...settings, naming: changed })}
        />
        <ZoomButtons onIn={() => zoomBy(ZOOM)} onOut={() => zoomBy(1 / ZOOM)} onFit={reset} />
      </div>
      <section
        ref={plane}
        className="statechart-plane"
        aria-label={fill(TEXTS.block.drawingOf, { title })}
        aria-busy={!chart && !error}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a magnified drawing is scrolled with the keyboard
        tabIndex={0}
        style={chart ? { maxBlockSize: `max(70vh, ${chart.height * fitted + EDGE}px)` } : undefined}
      >
        {error && <p role="alert">{fill(TEXTS.notDrawn, { reason: error.message })}</p>}
        {!chart && !error && (
          <p className="statechart-placeholder" style={{ blockSize: likelyHeight(graph.root) }}>
            {TEXTS.waiting}
          </p>
        )}
        {chart && (
          <svg
            role="img"
            aria-label={fill(TEXTS.block.pictureOf, { title })}
            viewBox={`0 0 ${chart.width} ${chart.height}`}
            width={chart.width * scale}
            height={chart.height * scale}
          >
            <Drawing chart={chart} />
          </svg>
        )}
      </section>
      <details>
        <summary>{TEXTS.block.asTable}</summary>
        <StepTable {...{ graph, title, naming }} />
      </details>
    </figure>
  );
}

/** Height in px that a machine's drawing will have, as far as its states tell. */
const likelyHeight = (root: Parameters<typeof everyState>[0]) =>
  Math.min(640, 80 + 70 * everyState(root).length);

import React, { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Drawing, type Marks } from '../drawing/Drawing.tsx';
import type { PlacedBox, PlacedChart } from '../drawing/layout.ts';
import { useChart } from '../drawing/useChart.ts';
import { useSize } from '../drawing/useSize.ts';
import {
  centreOn,
  firstView,
  fitView,
  moveBy,
  reveal,
  type Size,
  type View,
  zoomAt,
} from '../drawing/view.ts';
import { ZoomButtons } from '../drawing/ZoomButtons.tsx';
import { everyState, type MachineGraph } from '../machine/machineGraph.ts';
import { type Naming, named } from '../machine/plainNames.ts';
import { fill, TEXTS } from '../texts.ts';
import { usePanning } from './usePanning.ts';

interface ChartPlaneProps {
  graph: MachineGraph;
  marks: Marks;
  naming: Naming;
  isDetailed: boolean;
  onChoose: (id: string) => void;
}

const STEP = 60;
const ZOOM = 1.25;

/** A machine's drawing in a viewport that is panned and zoomed by pointer and keyboard. */
export function ChartPlane({ graph, marks, naming, isDetailed, onChoose }: ChartPlaneProps) {
  const plane = useRef<HTMLElement>(null);
  const size = useSize(plane);
  const proportion =
    size && Math.min(4, Math.max(0.5, Math.round((2 * size.width) / size.height) / 2));
  const { chart, error } = useChart(graph, plane, {
    naming,
    isDetailed,
    proportion: proportion ?? undefined,
  });
  const current = currentBox(chart, marks);
  const [view, setView] = useView(chart, size, current);
  const change = (next: (view: View) => View) => setView((now) => now && next(now));
  usePanning(plane, change);

  const middle = { x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 };
  const zoom = (factor: number) => change((now) => zoomAt(now, factor, middle));
  const showAll = () => chart && size && setView(fitView(chart, size));
  const showCurrent = () =>
    current && size && change(({ scale }) => centreOn(current, size, Math.max(scale, 0.85)));

  const keys: Record<string, () => void> = {
    arrowleft: () => change((now) => moveBy(now, STEP, 0)),
    arrowright: () => change((now) => moveBy(now, -STEP, 0)),
    arrowup: () => change((now) => moveBy(now, 0, STEP)),
    arrowdown: () => change((now) => moveBy(now, 0, -STEP)),
    '+': () => zoom(ZOOM),
    '=': () => zoom(ZOOM),
    '-': () => zoom(1 / ZOOM),
    '0': () => void showAll(),
    c: () => void showCurrent(),
  };
  function handleKey(event: KeyboardEvent) {
    const act =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key.toLowerCase()];
    if (!act) return;
    act();
    // Storybook has single-key shortcuts of its own.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="statecharts-drawing">
      <section
        ref={plane}
        className="statechart-plane"
        aria-label={fill(TEXTS.plane, {
          machine: named(graph.root.name, naming),
          states: currentNames(graph, marks, naming),
        })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and zoomed with the keyboard
        tabIndex={0}
        onKeyDown={handleKey}
      >
        {error && <p role="alert">{fill(TEXTS.notDrawn, { reason: error.message })}</p>}
        {!chart && !error && <p className="statecharts-soft">{TEXTS.waiting}</p>}
        {chart && view && (
          <svg aria-hidden="true" width="100%" height="100%" data-drawn={graph.root.id}>
            <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
              <Drawing {...{ chart, marks, onChoose }} />
            </g>
          </svg>
        )}
      </section>
      <ZoomButtons
        onIn={() => zoom(ZOOM)}
        onOut={() => zoom(1 / ZOOM)}
        onFit={showAll}
        onCurrent={showCurrent}
      />
    </div>
  );
}

/** The innermost box of the current state; the first of several. */
function currentBox(chart: PlacedChart | null, { current }: Marks): PlacedBox | null {
  const boxes = chart?.boxes.filter(({ state }) => current.has(state.id)) ?? [];
  return boxes.find(({ state }) => state.children.length === 0) ?? boxes.at(-1) ?? null;
}

const currentNames = ({ root }: MachineGraph, { current }: Marks, naming: Naming) =>
  everyState(root)
    .filter(({ id, children }) => children.length === 0 && current.has(id))
    .map(({ name }) => named(name, naming))
    .join(', ');

/** The visible part of the chart: reset with each chart, and following the current state. */
function useView(chart: PlacedChart | null, size: Size | null, current: PlacedBox | null) {
  const [view, setView] = useState<View | null>(null);
  const [shown, setShown] = useState<{ chart: PlacedChart | null; viewed: string | undefined }>();
  const viewed = current?.state.id;
  const isSized = size !== null;
  useEffect(() => {
    if (!chart || !size || !isSized) return;
    if (shown?.chart !== chart) setView(firstView(chart, size, current));
    else if (current && shown.viewed !== viewed) {
      setView((now) => now && reveal(now, current, chart, size));
    }
    if (shown?.chart !== chart || shown.viewed !== viewed) setShown({ chart, viewed });
  }, [chart, size, isSized, current, viewed, shown]);
  return [view, setView] as const;
}

import { type RefObject, useEffect, useState } from 'react';
import type { MachineGraph } from '../machine/machineGraph.ts';
import type { Naming } from '../machine/plainNames.ts';
import { loadElk } from './elk.ts';
import { layOut, type PlacedChart } from './layout.ts';
import { measureLike } from './measure.ts';

export interface ChartOptions {
  naming: Naming;
  isDetailed: boolean;
  /** Chooses the direction that better fits this ratio of width to height; downwards without it. */
  proportion?: number | undefined;
}

/** A machine's layout, or the error that prevented it. */
export interface Chart {
  chart: PlacedChart | null;
  error: Error | null;
}

/** Lays out a machine in an element's font; the previous chart remains until the next is ready. */
export function useChart(
  graph: MachineGraph | null,
  element: RefObject<Element | null>,
  { naming, isDetailed, proportion }: ChartOptions,
): Chart {
  const [placed, setPlaced] = useState<Chart & { graph: MachineGraph | null }>({
    graph: null,
    chart: null,
    error: null,
  });
  useEffect(() => {
    let isWanted = true;
    const arrange = async () => {
      if (!graph || !element.current) return;
      const [elk] = await Promise.all([loadElk(), document.fonts.ready]);
      if (!isWanted || !element.current) return;
      const options = { elk, naming, isDetailed, measure: measureLike(element.current) };
      const charts = await Promise.all(
        (proportion === undefined ? (['DOWN'] as const) : (['DOWN', 'RIGHT'] as const)).map(
          (direction) => layOut(graph, { ...options, direction }),
        ),
      );
      const chart = charts.reduce((best, other) =>
        shrinkage(other, proportion) < shrinkage(best, proportion) ? other : best,
      );
      if (isWanted) setPlaced({ graph, chart, error: null });
    };
    arrange().catch((error: Error) => isWanted && setPlaced({ graph, chart: null, error }));
    return () => {
      isWanted = false;
    };
  }, [graph, element, naming, isDetailed, proportion]);
  return placed.graph === graph ? placed : { chart: null, error: null };
}

/** Height of the smallest viewport of this ratio that contains a chart; lower is better. */
const shrinkage = ({ width, height }: PlacedChart, proportion = 1) =>
  Math.max(width / proportion, height);

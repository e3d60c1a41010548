import { type RefObject, useEffect, useState } from 'react';
import type { MachineGraph } from '../machine/machineGraph.ts';
import type { Naming } from '../machine/plainNames.ts';
import { loadElk } from './elk.ts';
import { layOut, type PlacedChart } from './layout.ts';
import { measureLike } from './measure.ts';

export interface ChartOptions {
  naming: Naming;
  isDetailed: boolean;
  /** Tries both directions and takes the one that fits better into width : height; else downwards. */
  proportion?: number | undefined;
}

/** A machine's chart once it is placed, and why it could not be. */
export interface Chart {
  chart: PlacedChart | null;
  error: Error | null;
}

/** Places a machine in the font of an element; the last chart stays until the next one is there. */
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

/** How much a chart has to shrink to fit into a window of this proportion; less is better. */
const shrinkage = ({ width, height }: PlacedChart, proportion = 1) =>
  Math.max(width / proportion, height);

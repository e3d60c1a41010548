import { type RefObject, useEffect, useState } from 'react';
import type { MachineGraph } from '../machine/machineGraph.ts';
import type { Naming } from '../machine/plainNames.ts';
import { loadElk } from './elk.ts';
import { layOut, type PlacedChart } from './layout.ts';
import { measureLike } from './measure.ts';

export interface ChartOptions {
  naming: Naming;
  isDetailed: boolean;
  /** Chooses the direction that better fits this ratio of width to height. @default 1 */
  proportion?: number | undefined;
  /** Chooses the direction that is better read at this width, on a page scrolled down. */
  pageWidth?: number | undefined;
}

/** A machine's layout, or the error that prevented it. */
export interface Chart {
  chart: PlacedChart | null;
  error: Error | null;
}

const DIRECTIONS = ['DOWN', 'RIGHT'] as const;

/** Lays out a machine in an element's font; the previous chart remains until the next is ready. */
export function useChart(
  graph: MachineGraph | null,
  element: RefObject<Element | null>,
  { naming, isDetailed, proportion, pageWidth }: ChartOptions,
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
        DIRECTIONS.map((direction) => layOut(graph, { ...options, direction })),
      );
      const cost = (one: PlacedChart) =>
        pageWidth === undefined ? shrinkage(one, proportion) : readingCost(one, pageWidth);
      const chart = charts.reduce((best, other) => (cost(other) < cost(best) ? other : best));
      if (isWanted) setPlaced({ graph, chart, error: null });
    };
    arrange().catch((error: Error) => isWanted && setPlaced({ graph, chart: null, error }));
    return () => {
      isWanted = false;
    };
  }, [graph, element, naming, isDetailed, proportion, pageWidth]);
  return placed.graph === graph ? placed : { chart: null, error: null };
}

/** Height of the smallest viewport of this ratio that contains a chart; lower is better. */
const shrinkage = ({ width, height }: PlacedChart, proportion = 1) =>
  Math.max(width / proportion, height);

/** Height in px that is scrolled through rather than read at half its size. */
const UNREADABLE = 2000;

/** Height that a chart takes on a page of this width; one made smaller costs as much as its text. */
function readingCost({ width, height }: PlacedChart, pageWidth: number): number {
  const scale = Math.min(1, pageWidth / width);
  return height * scale + UNREADABLE * (1 / scale - 1);
}

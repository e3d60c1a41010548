import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import {
  type Arrow,
  everyState,
  type MachineGraph,
  type StateBox,
} from '../machine/machineGraph.ts';
import { eventNamed, guardNamed, type Naming, named } from '../machine/plainNames.ts';
import { type BoxLine, boxLines, LINE_WORDS } from './boxLines.ts';
import type { Elk } from './elk.ts';

export interface Point {
  x: number;
  y: number;
}

/** A laid-out box with the lines below its name. */
export interface PlacedBox extends Point {
  state: StateBox;
  name: string;
  lines: BoxLine[];
  width: number;
  height: number;
  depth: number;
}

/** A laid-out arrow with its label; without a label it marks the initial state. */
export interface PlacedArrow {
  id: string;
  points: Point[];
  label: { x: number; y: number; width: number; height: number; lines: LabelLine[] } | null;
}

/** A transition in an arrow's label. */
export interface LabelLine {
  /** The transition's id and source state. */
  id: string;
  source: string;
  trigger: string | null;
  event: string;
  guard: string | null;
}

export interface PlacedChart {
  width: number;
  height: number;
  boxes: PlacedBox[];
  arrows: PlacedArrow[];
  starts: Point[];
}

/** Measures a text's width in px at a font size in px; `bold` for names. */
export type MeasureText = (text: string, size: number, bold?: boolean) => number;

/** Options of the layout. */
export interface LayoutOptions {
  elk: Elk;
  measure: MeasureText;
  naming: Naming;
  /** Main direction of the arrows. */
  direction: 'DOWN' | 'RIGHT';
  /** Shows invocations and actions in the boxes, not only names. */
  isDetailed: boolean;
}

const NAME_SIZE = 14;
const LINE_SIZE = 12;
export const LINE_HEIGHT = 18;
const HEADER = 34;
const PADDING = 14;
const START_SIZE = 12;

/** Lays out a machine's boxes and arrows. */
export async function layOut(graph: MachineGraph, options: LayoutOptions): Promise<PlacedChart> {
  const states = new Map(everyState(graph.root).map((state) => [state.id, state]));
  const labels = new Map<string, LabelLine[]>();
  const edges = [...startEdges(graph.root), ...arrowEdges(graph.arrows, labels, options)];
  const drawn: ElkNode & { edges?: ElkExtendedEdge[] } = await options.elk.layout({
    id: 'chart',
    layoutOptions: { ...LAYOUT, 'elk.direction': options.direction },
    children: [elkNode(graph.root, options)],
    edges,
  });
  const placed: PlacedChart = {
    width: drawn.width ?? 0,
    height: drawn.height ?? 0,
    boxes: [],
    arrows: (drawn.edges ?? []).map((edge) => placeArrow(edge, labels)),
    starts: [],
  };
  for (const child of drawn.children ?? []) collectBoxes(child, { states, options, placed }, 0);
  return placed;
}

/** Back edges are found depth-first from the initial state; ELK requires the option on each box. */
const ORDER = { 'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST' };

const LAYOUT = {
  ...ORDER,
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
};

const linesOf = (state: StateBox, { isDetailed, naming }: LayoutOptions) =>
  isDetailed ? boxLines(state, naming) : [];

function elkNode(state: StateBox, options: LayoutOptions): ElkNode {
  const { measure, naming } = options;
  const lines = linesOf(state, options);
  const written = Math.max(
    measure(named(state.name, naming), NAME_SIZE, true),
    ...lines.map(({ kind, text }) => measure(`${LINE_WORDS[kind]}  ${text}`, LINE_SIZE)),
  );
  const width = Math.max(96, written + 2 * PADDING);
  const height = HEADER + (lines.length > 0 ? lines.length * LINE_HEIGHT + PADDING / 2 : 0);
  if (state.children.length === 0) return { id: state.id, width, height };
  const startsHere = state.kind === 'compound' && state.children.some(({ isInitial }) => isInitial);
  return {
    id: state.id,
    layoutOptions: {
      ...ORDER,
      'elk.padding': `[top=${height + 14},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [
      ...(startsHere ? [{ id: `${state.id} start`, width: START_SIZE, height: START_SIZE }] : []),
      ...state.children.map((child) => elkNode(child, options)),
    ],
  };
}

function startEdges(state: StateBox): ElkExtendedEdge[] {
  const first =
    state.kind === 'compound' ? state.children.find(({ isInitial }) => isInitial) : null;
  return [
    ...(first
      ? [{ id: `${state.id} starts`, sources: [`${state.id} start`], targets: [first.id] }]
      : []),
    ...state.children.flatMap(startEdges),
  ];
}

/** Merges transitions between the same two states into one arrow, with a line for each. */
function arrowEdges(
  arrows: Arrow[],
  labels: Map<string, LabelLine[]>,
  { measure, naming }: LayoutOptions,
): ElkExtendedEdge[] {
  const bundles = Map.groupBy(arrows, ({ source, target }) => `${source} → ${target}`);
  return [...bundles].map(([id, bundle]) => {
    const lines = bundle.map(
      ({ id: step, source, trigger, event, guard }): LabelLine => ({
        id: step,
        source,
        trigger,
        event: eventNamed({ event, trigger }, naming),
        guard: guard && guardNamed(guard, naming),
      }),
    );
    labels.set(id, lines);
    const width = Math.max(...lines.map((line) => measure(labelText(line), LINE_SIZE))) + 16;
    const height = lines.length * LINE_HEIGHT + 6;
    const [{ source, target }] = bundle as [Arrow];
    return {
      id,
      sources: [source],
      targets: [target],
      labels: [
        {
          id: `${id} label`,
          text: id,
          width,
          height,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    };
  });
}

const labelText = ({ event, guard }: LabelLine) => (guard ? `${event} [${guard}]` : event);

interface Collecting {
  states: ReadonlyMap<string, StateBox>;
  options: LayoutOptions;
  placed: PlacedChart;
}

function collectBoxes(node: ElkNode, collecting: Collecting, depth: number): void {
  const { states, options, placed } = collecting;
  const { x = 0, y = 0, width = 0, height = 0 } = node;
  const state = states.get(node.id);
  if (state) {
    const name = named(state.name, options.naming);
    placed.boxes.push({ state, name, lines: linesOf(state, options), x, y, width, height, depth });
  } else {
    placed.starts.push({ x: x + width / 2, y: y + height / 2 });
  }
  for (const child of node.children ?? []) collectBoxes(child, collecting, depth + 1);
}

function placeArrow(edge: ElkExtendedEdge, labels: Map<string, LabelLine[]>): PlacedArrow {
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const lines = labels.get(edge.id);
  const label = edge.labels?.[0];
  if (!lines || !label) return { id: edge.id, points, label: null };
  const { x = 0, y = 0, width = 0, height = 0 } = label;
  return { id: edge.id, points, label: { x, y, width, height, lines } };
}

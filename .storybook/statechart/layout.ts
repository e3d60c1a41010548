import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Arrow, MachineGraph, StateBox, Step } from './machineGraph.ts';

export interface Point {
  x: number;
  y: number;
}

/** A laid-out box; `lines` are what is written in it under its name. */
export interface PlacedBox extends Point {
  state: StateBox;
  lines: BoxLine[];
  width: number;
  height: number;
  depth: number;
}

export interface BoxLine {
  kind: 'invoke' | 'entry' | 'exit' | 'inside' | 'tag';
  text: string;
}

/** A laid-out arrow with its text; without text it marks where a state starts. */
export interface PlacedArrow {
  id: string;
  points: Point[];
  label: { x: number; y: number; width: number; height: number; lines: LabelLine[] } | null;
}

export interface LabelLine {
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

/** Width in pixels of a text at a size in pixels; `bold` for names. */
export type MeasureText = (text: string, size: number, bold?: boolean) => number;

const NAME_SIZE = 14;
const LINE_SIZE = 12;
export const LINE_HEIGHT = 18;
const HEADER = 34;
const PADDING = 14;
const START_SIZE = 12;

/** Places a machine's boxes and arrows on a plane. */
export async function layOut(graph: MachineGraph, measure: MeasureText): Promise<PlacedChart> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const placed: PlacedChart = { width: 0, height: 0, boxes: [], arrows: [], starts: [] };
  const labels = new Map<string, LabelLine[]>();
  const states = new Map<string, StateBox>();
  const edges = [...startEdges(graph.root), ...arrowEdges(graph.arrows, labels, measure)];
  const drawn = await new Elk().layout({
    id: 'chart',
    layoutOptions: LAYOUT,
    children: [elkNode(graph.root, states, measure)],
    edges,
  });
  placed.width = drawn.width ?? 0;
  placed.height = drawn.height ?? 0;
  for (const child of drawn.children ?? []) collectBoxes(child, states, 0, placed);
  placed.arrows = (drawn.edges ?? []).map((edge) => placeArrow(edge, labels));
  return placed;
}

const LAYOUT = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
};

/** What is written in a box under its name. */
function boxLines(state: StateBox): BoxLine[] {
  return [
    ...state.invokes.map((name): BoxLine => ({ kind: 'invoke', text: name })),
    ...state.entry.map((name): BoxLine => ({ kind: 'entry', text: name })),
    ...state.exit.map((name): BoxLine => ({ kind: 'exit', text: name })),
    ...state.inside.map((step): BoxLine => ({ kind: 'inside', text: insideText(step) })),
    ...state.tags.map((tag): BoxLine => ({ kind: 'tag', text: tag })),
  ];
}

/** The word before a line of each kind. */
export const LINE_WORDS: Record<BoxLine['kind'], string> = {
  invoke: 'runs',
  entry: 'entry',
  exit: 'exit',
  inside: 'on',
  tag: 'tag',
};

function insideText({ event, guard, actions, targets }: Step): string {
  const names = targets.map((id) => id.split('.').slice(1).join('.'));
  const effect = [...actions, ...names.map((name) => `to ${name}`)].join(', ');
  return `${event}${guard ? ` [${guard}]` : ''}${effect ? ` / ${effect}` : ''}`;
}

function elkNode(state: StateBox, states: Map<string, StateBox>, measure: MeasureText): ElkNode {
  states.set(state.id, state);
  const lines = boxLines(state);
  const written = Math.max(
    measure(state.name, NAME_SIZE, true),
    ...lines.map(({ kind, text }) => measure(`${LINE_WORDS[kind]}  ${text}`, LINE_SIZE)),
  );
  const width = Math.max(96, written + 2 * PADDING);
  const height = HEADER + (lines.length > 0 ? lines.length * LINE_HEIGHT + PADDING / 2 : 0);
  if (state.children.length === 0) return { id: state.id, width, height };
  const startsHere = state.kind === 'compound' && state.children.some(({ isInitial }) => isInitial);
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${height + 14},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [
      ...(startsHere ? [{ id: `${state.id} start`, width: START_SIZE, height: START_SIZE }] : []),
      ...state.children.map((child) => elkNode(child, states, measure)),
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

/** Arrows between the same two states are drawn as one, with a line of text each. */
function arrowEdges(
  arrows: Arrow[],
  labels: Map<string, LabelLine[]>,
  measure: MeasureText,
): ElkExtendedEdge[] {
  const bundles = Map.groupBy(arrows, ({ source, target }) => `${source} → ${target}`);
  return [...bundles].map(([id, bundle]) => {
    const lines = bundle.map(({ event, guard }) => ({ event, guard }));
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

function collectBoxes(
  node: ElkNode,
  states: Map<string, StateBox>,
  depth: number,
  placed: PlacedChart,
): void {
  const { x = 0, y = 0, width = 0, height = 0 } = node;
  const state = states.get(node.id);
  if (state) placed.boxes.push({ state, lines: boxLines(state), x, y, width, height, depth });
  else placed.starts.push({ x: x + width / 2, y: y + height / 2 });
  for (const child of node.children ?? []) collectBoxes(child, states, depth + 1, placed);
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

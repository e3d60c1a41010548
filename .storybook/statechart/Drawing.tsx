import { useId } from 'react';
import {
  LINE_HEIGHT,
  LINE_WORDS,
  type PlacedArrow,
  type PlacedBox,
  type PlacedChart,
  type Point,
} from './layout.ts';

const CORNER = 8;

/** The picture of a laid-out machine. */
export function Drawing({ chart, title }: { chart: PlacedChart; title: string }) {
  const head = useId();
  const { width, height, boxes, arrows, starts } = chart;
  return (
    <svg
      role="img"
      aria-label={`Statechart of ${title}; the table below says the same`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <defs>
        <marker
          id={head}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path className="statechart-head" d="M 0 1 L 10 5 L 0 9 z" />
        </marker>
      </defs>
      {boxes.map((box) => (
        <Box key={box.state.id} box={box} />
      ))}
      {starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="statechart-start" cx={x} cy={y} r={5} />
      ))}
      {arrows.map(({ id, points }) => (
        <path
          key={id}
          className="statechart-arrow"
          d={roundedPath(points)}
          markerEnd={`url(#${head})`}
        />
      ))}
      {arrows.map((arrow) => (
        <Label key={arrow.id} arrow={arrow} />
      ))}
    </svg>
  );
}

function Box({ box: { state, lines, x, y, width, height, depth } }: { box: PlacedBox }) {
  return (
    <g className={`statechart-box statechart-${state.kind}`} data-depth={depth}>
      <rect x={x} y={y} width={width} height={height} rx={10} />
      {state.kind === 'final' && (
        <rect
          className="statechart-inner"
          x={x + 4}
          y={y + 4}
          width={width - 8}
          height={height - 8}
          rx={7}
        />
      )}
      <text className="statechart-name" x={x + 14} y={y + 22}>
        {state.name}
      </text>
      {lines.map(({ kind, text }, index) => (
        <text
          key={`${kind} ${text}`}
          className={`statechart-line statechart-line-${kind}`}
          x={x + 14}
          y={y + 34 + index * LINE_HEIGHT + 12}
        >
          <tspan className="statechart-word">{LINE_WORDS[kind]}</tspan>
          <tspan dx="6">{text}</tspan>
        </text>
      ))}
    </g>
  );
}

function Label({ arrow: { label } }: { arrow: PlacedArrow }) {
  if (!label) return null;
  const { x, y, width, height, lines } = label;
  return (
    <g className="statechart-label">
      <rect x={x} y={y} width={width} height={height} rx={6} />
      {lines.map(({ event, guard }, index) => (
        <text key={`${event} ${guard}`} x={x + width / 2} y={y + index * LINE_HEIGHT + 16}>
          {event}
          {guard && <tspan className="statechart-guard">{` [${guard}]`}</tspan>}
        </text>
      ))}
    </g>
  );
}

/** Straight lines with rounded corners through the points. */
function roundedPath(points: Point[]): string {
  const [start, ...rest] = points;
  if (!start) return '';
  return rest.reduce((path, point, index) => {
    const before = points[index] as Point;
    const after = rest[index + 1];
    if (!after) return `${path} L ${point.x} ${point.y}`;
    const [into, out] = [towards(point, before), towards(point, after)];
    return `${path} L ${into.x} ${into.y} Q ${point.x} ${point.y} ${out.x} ${out.y}`;
  }, `M ${start.x} ${start.y}`);
}

/** The point a corner's radius away from `from`, but at most half way to `to`. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

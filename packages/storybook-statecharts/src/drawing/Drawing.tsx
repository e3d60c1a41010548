import React, { useId } from 'react';
import { LINE_WORDS } from './boxLines.ts';
import { type LabelLine, LINE_HEIGHT, type PlacedBox, type PlacedChart } from './layout.ts';
import { roundedPath } from './roundedPath.ts';

/** Highlights of a running actor in the drawing of its machine. */
export interface Marks {
  /** Ids of the active states, and of those visited before. */
  current: ReadonlySet<string>;
  passed: ReadonlySet<string>;
  /** Ids of the transitions taken. */
  taken: ReadonlySet<string>;
  /** Events that would currently cause a transition. */
  possible: ReadonlySet<string>;
  /** The selected state. */
  chosen: string | null;
}

const NONE: ReadonlySet<string> = new Set();
const NO_MARKS: Marks = {
  current: NONE,
  passed: NONE,
  taken: NONE,
  possible: NONE,
  chosen: null,
};

interface DrawingProps {
  chart: PlacedChart;
  marks?: Marks | undefined;
  /** Called with the id of a clicked state. */
  onChoose?: ((id: string) => void) | undefined;
}

/** The content of an `svg` of a laid-out machine. */
export function Drawing({ chart, marks = NO_MARKS, onChoose }: DrawingProps) {
  const head = useId();
  const marked = (lines: readonly LabelLine[]) => ({
    'data-possible': lines.some((line) => isPossible(line, marks)) || undefined,
    'data-taken': lines.some(({ id }) => marks.taken.has(id)) || undefined,
  });
  return (
    <>
      <defs>
        {['', '-possible', '-taken'].map((kind) => (
          <marker
            key={kind}
            id={`${head}${kind}`}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path className={`statechart-head statechart-head${kind}`} d="M 0 1 L 10 5 L 0 9 z" />
          </marker>
        ))}
      </defs>
      {chart.boxes.map((box) => (
        <Box key={box.state.id} {...{ box, marks, onChoose }} />
      ))}
      {chart.starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="statechart-start" cx={x} cy={y} r={5} />
      ))}
      {chart.arrows.map(({ id, points, label }) => {
        const mark = marked(label?.lines ?? []);
        const kind = mark['data-possible'] ? '-possible' : mark['data-taken'] ? '-taken' : '';
        return (
          <path
            key={id}
            className="statechart-arrow"
            d={roundedPath(points)}
            markerEnd={`url(#${head}${kind})`}
            {...mark}
          />
        );
      })}
      {chart.arrows.map(({ id, label }) => {
        if (!label) return null;
        const { x, y, width, height, lines } = label;
        return (
          <g key={id} className="statechart-label" {...marked(lines)}>
            <rect x={x} y={y} width={width} height={height} rx={6} />
            {lines.map((line, index) => (
              <text
                key={line.id}
                x={x + width / 2}
                y={y + index * LINE_HEIGHT + 16}
                data-possible={isPossible(line, marks) || undefined}
              >
                {line.event}
                {line.guard && <tspan className="statechart-guard">{` [${line.guard}]`}</tspan>}
              </text>
            ))}
          </g>
        );
      })}
    </>
  );
}

const isPossible = ({ trigger, source }: LabelLine, { possible, current }: Marks) =>
  trigger !== null && possible.has(trigger) && current.has(source);

interface BoxProps {
  box: PlacedBox;
  marks: Marks;
  onChoose: DrawingProps['onChoose'];
}

function Box({ box, marks, onChoose }: BoxProps) {
  const { state, name, lines, x, y, width, height, depth } = box;
  // The root is always active, so highlighting it is meaningless.
  const isCurrent = depth > 0 && marks.current.has(state.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of states does the same by keyboard
    <g
      className={`statechart-box statechart-${state.kind}`}
      data-depth={depth}
      data-current={isCurrent || undefined}
      data-passed={(!isCurrent && depth > 0 && marks.passed.has(state.id)) || undefined}
      data-chosen={marks.chosen === state.id || undefined}
      data-choosable={onChoose ? true : undefined}
      onClick={onChoose && (() => onChoose(state.id))}
    >
      {state.description && <title>{state.description}</title>}
      <rect className="statechart-frame" {...{ x, y, width, height }} rx={10} />
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
      {state.kind === 'history' && (
        <text className="statechart-word" x={x + width - 20} y={y + 22}>
          H
        </text>
      )}
      {isCurrent && <circle className="statechart-now" cx={x} cy={y + 17} r={6} />}
      <text className="statechart-name" x={x + 14} y={y + 22}>
        {name}
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

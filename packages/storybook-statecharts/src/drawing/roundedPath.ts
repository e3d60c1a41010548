import type { Point } from './layout.ts';

const CORNER = 8;

/** SVG path through the points, with rounded corners. */
export function roundedPath(points: readonly Point[]): string {
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

/** The point one corner radius from `from`, at most half way to `to`. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

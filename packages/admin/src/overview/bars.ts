/** A day with its count. */
export interface TrendDay {
  date: string;
  count: number;
}

/** Size of the drawing, in SVG units. */
export const WIDTH = 300;
export const HEIGHT = 60;
/** Share of a day's width that its bar fills. */
const FILL = 0.7;
/** Height of a bar with count zero, so that the axis is visible. */
const FOOT = 1.5;

/** Returns a bar per day, its height relative to the highest. */
export function barsOf(days: readonly TrendDay[]) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = WIDTH / Math.max(1, days.length);
  return days.map(({ date, count }, index) => {
    const height = Math.max(FOOT, (count / most) * HEIGHT);
    return { date, x: index * step, y: HEIGHT - height, width: step * FILL, height };
  });
}

/** How many there were on a day. */
export interface TrendDay {
  date: string;
  count: number;
}

/** Size of the drawing, in its own units. */
export const WIDTH = 300;
export const HEIGHT = 60;
/** Share of a day's place that its bar fills. */
const FILL = 0.7;
/** Height of a day without any, so that the axis is seen. */
const FOOT = 1.5;

/** A bar for each day, as tall as its share of the highest. */
export function barsOf(days: readonly TrendDay[]) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = WIDTH / Math.max(1, days.length);
  return days.map(({ date, count }, at) => {
    const height = Math.max(FOOT, (count / most) * HEIGHT);
    return { date, x: at * step, y: HEIGHT - height, width: step * FILL, height };
  });
}

/** Visible part of a chart: a point of the chart is drawn at `x + scale * its x`. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  x: number;
  y: number;
}

const MARGIN = 12;
const SMALLEST = 0.1;
const LARGEST = 3;
/** Smallest scale at which names are readable; below it, only part of the chart is shown. */
const READABLE = 0.55;
const COMFORTABLE = 0.85;

const clampScale = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** Shows a whole chart, centred, at most at its original size. */
export function fitView(chart: Size, window: Size): View {
  const scale = clampScale(
    Math.min(
      1,
      (window.width - 2 * MARGIN) / chart.width,
      (window.height - 2 * MARGIN) / chart.height,
    ),
  );
  return {
    scale,
    x: (window.width - chart.width * scale) / 2,
    y: (window.height - chart.height * scale) / 2,
  };
}

/** Initial view: the whole chart when readable, else the surroundings of the current state. */
export function firstView(chart: Size, window: Size, current: Area | null): View {
  const whole = fitView(chart, window);
  if (whole.scale >= READABLE || !current) return whole;
  return withoutVoid(centreOn(current, window, COMFORTABLE), chart, window);
}

/** Moves the view so that no space beside a larger chart is empty. */
function withoutVoid(view: View, chart: Size, window: Size): View {
  const settle = (start: number, length: number, room: number) => {
    const spare = room - length * view.scale;
    return spare > 0 ? spare / 2 : Math.min(MARGIN, Math.max(spare - MARGIN, start));
  };
  return {
    ...view,
    x: settle(view.x, chart.width, window.width),
    y: settle(view.y, chart.height, window.height),
  };
}

/** Centres an area in the viewport. */
export const centreOn = (area: Area, window: Size, scale: number): View => ({
  scale,
  x: window.width / 2 - (area.x + area.width / 2) * scale,
  y: window.height / 2 - (area.y + area.height / 2) * scale,
});

/** Zooms around a fixed point of the viewport. */
export function zoomAt(view: View, factor: number, point: { x: number; y: number }): View {
  const scale = clampScale(view.scale * factor);
  const change = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * change,
    y: point.y - (point.y - view.y) * change,
  };
}

/** Moves the view by a distance in pixels of the viewport. */
export const moveBy = (view: View, x: number, y: number): View => ({
  ...view,
  x: view.x + x,
  y: view.y + y,
});

/** Returns the same view when the area is visible, else one with the area near its centre. */
export function reveal(view: View, area: Area, chart: Size, window: Size): View {
  const [left, top] = [view.x + area.x * view.scale, view.y + area.y * view.scale];
  const isInSight =
    left >= 0 &&
    top >= 0 &&
    left + area.width * view.scale <= window.width &&
    top + area.height * view.scale <= window.height;
  return isInSight ? view : withoutVoid(centreOn(area, window, view.scale), chart, window);
}

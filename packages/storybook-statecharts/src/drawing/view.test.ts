import { expect, test } from 'vitest';
import { centreOn, firstView, fitView, moveBy, reveal, zoomAt } from './view.ts';

const window = { width: 400, height: 300 };
const corner = { x: 1900, y: 1900, width: 100, height: 40 };
const huge = { width: 2000, height: 2000 };

test('a small chart is centred at its original size', () => {
  expect(fitView({ width: 100, height: 100 }, window)).toEqual({ scale: 1, x: 150, y: 100 });
});

test('a large chart is shrunk until all of it is visible', () => {
  const { scale, x, y } = fitView(huge, window);
  expect(x + huge.width * scale).toBeLessThanOrEqual(400);
  expect(y + huge.height * scale).toBeLessThanOrEqual(300);
});

test('a chart too large to read is shown in part, around the current state', () => {
  const middle = { x: 900, y: 900, width: 100, height: 40 };
  const view = firstView(huge, window, middle);
  expect(view).toEqual(centreOn(middle, window, view.scale));
  expect(view.scale).toBeGreaterThan(0.6);
  expect(firstView(huge, window, null)).toEqual(fitView(huge, window));
});

test('zooming preserves the point under the pointer, within limits', () => {
  const view = { scale: 1, x: 10, y: 20 };
  expect(zoomAt(view, 2, { x: 10, y: 20 })).toEqual({ scale: 2, x: 10, y: 20 });
  expect(zoomAt(view, 100, { x: 0, y: 0 }).scale).toBe(3);
  expect(zoomAt(view, 0.001, { x: 0, y: 0 }).scale).toBe(0.1);
});

test('the view moves only for an area that is out of sight', () => {
  const view = { scale: 1, x: 0, y: 0 };
  expect(reveal(view, { x: 0, y: 0, width: 50, height: 50 }, huge, window)).toBe(view);
  const { x, y } = reveal(view, corner, huge, window);
  expect(x + corner.x + corner.width).toBeLessThan(window.width);
  expect(y + corner.y + corner.height).toBeLessThan(window.height);
});

test('no empty space remains beside a chart that could fill it', () => {
  const { x, y, scale } = firstView(huge, window, corner);
  expect(x + huge.width * scale).toBeCloseTo(window.width - 12);
  expect(y + huge.height * scale).toBeCloseTo(window.height - 12);
  const tall = firstView({ width: 100, height: 2000 }, window, { ...corner, x: 0 });
  expect(tall.x).toBeCloseTo((window.width - 100 * tall.scale) / 2);
});

test('a view is moved by the given distance', () => {
  const view = { scale: 1, x: 0, y: 0 };
  expect(moveBy(view, 5, -5)).toEqual({ scale: 1, x: 5, y: -5 });
});

import { expect, test } from 'vitest';
import { barsOf, HEIGHT, WIDTH } from './bars.ts';

test('the bar of the highest day fills the whole height', () => {
  const bars = barsOf([
    { date: '2026-01-01', count: 2 },
    { date: '2026-01-02', count: 4 },
  ]);
  expect(bars.map(({ height }) => height)).toEqual([HEIGHT / 2, HEIGHT]);
  expect(bars[1]).toMatchObject({ x: WIDTH / 2, y: 0 });
});

test('the bar of a day with a count of zero is a thin line', () => {
  const [bar] = barsOf([{ date: '2026-01-01', count: 0 }]);
  expect(bar?.height).toBeGreaterThan(0);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(HEIGHT);
});

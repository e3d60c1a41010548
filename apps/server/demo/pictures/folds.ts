import type { Canvas } from './canvas.ts';
import { element, rect } from './svg.ts';

/** Soft folds of hanging cloth, laid over a pattern. */
export function folds({ width, height, random }: Canvas): string {
  const count = random.whole(4, 6);
  const shades = Array.from({ length: count * 2 + 1 }, (_, index) =>
    element('stop', {
      offset: String(index / (count * 2)),
      'stop-color': index % 2 ? '#000000' : '#ffffff',
      'stop-opacity': String(index % 2 ? random.between(0.14, 0.3) : random.between(0.02, 0.14)),
    }),
  );
  const lean = random.between(-0.18, 0.18);
  return [
    element(
      'linearGradient',
      { id: 'folds', x1: 0, y1: 0, x2: 1, y2: lean.toFixed(2) },
      shades.join(''),
    ),
    rect(0, 0, width, height, 'url(#folds)'),
  ].join('');
}

import type { Canvas, Motif } from './canvas.ts';
import { folds } from './folds.ts';
import { d, group, mix, path, rect, repeat, stroke } from './svg.ts';

type Band = (width: number, height: number, canvas: Canvas) => string;

const diamonds: Band = (width, height, { palette }) =>
  repeat(Math.ceil(width / height) + 1, (index) => {
    const x = index * height + height / 2;
    const rhomb = (share: number, fill: string) =>
      path(
        d`M${x} ${height / 2 - (height / 2) * share}l${(height / 2) * share} ${(height / 2) * share}l${(-height / 2) * share} ${(height / 2) * share}l${(-height / 2) * share} ${(-height / 2) * share}z`,
        fill,
      );
    return (
      rhomb(0.92, palette.light) +
      rhomb(0.66, palette.mid) +
      rhomb(0.4, palette.pop) +
      rhomb(0.16, palette.deep)
    );
  });

const zigzag: Band = (width, height, { palette }) => {
  const step = height * 0.6;
  const line = (offset: number) =>
    `M${-step} ${(height * (0.8 + offset)).toFixed(1)}` +
    repeat(
      Math.ceil(width / step) + 2,
      (index) => `l${step} ${index % 2 ? height * 0.55 : -height * 0.55}`,
    );
  return (
    stroke(line(0), palette.ground, height * 0.1) +
    stroke(line(0.22), palette.accent, height * 0.1) +
    stroke(line(-0.22), palette.light, height * 0.06)
  );
};

const hooks: Band = (width, height, { palette }) =>
  repeat(Math.ceil(width / height) + 1, (index) =>
    group(
      `translate(${index * height} 0) scale(${height / 100})`,
      stroke('M14 82V22H58V58H36', palette.light, 9, {
        'stroke-linecap': 'square',
        'stroke-linejoin': 'miter',
      }),
      stroke('M86 18V78H70', palette.accent, 9, {
        'stroke-linecap': 'square',
        'stroke-linejoin': 'miter',
      }),
      rect(68, 36, 9, 9, palette.pop),
    ),
  );

const stripes: Band = (width, height, { palette, random }) => {
  const colors = random.shuffled([
    palette.light,
    palette.accent,
    palette.pop,
    palette.ground,
    palette.mid,
    palette.accent,
  ]);
  return colors
    .map((color, index) =>
      rect(0, (height / 6) * index + 2, width, height / 6 - random.between(3, 9), color),
    )
    .join('');
};

const plain: Band = (width, height, { palette, random }) =>
  rect(
    0,
    0,
    width,
    height,
    random.pick([palette.mid, palette.deep, mix(palette.mid, palette.deep, 0.5)]),
  );

/** Woven cloth: bands of stripes, rhombs, hooks and zigzags, with its fringe. */
export const tenun: Motif = (canvas) => {
  const { width, height, palette, random } = canvas;
  const long = Math.max(width, height) + 20;
  const bands: string[] = [];
  const figures: readonly [Band, ...Band[]] = [diamonds, zigzag, hooks, diamonds];
  let y = -20;
  let index = 0;
  while (y < long) {
    const isFigure = index % 3 === 1;
    const tall = isFigure ? random.between(90, 140) : random.between(34, 76);
    const band = isFigure ? random.pick(figures) : index % 3 === 0 ? stripes : plain;
    bands.push(
      group(
        `translate(0 ${y.toFixed(1)})`,
        plain(long, tall + 1, canvas),
        band(long, tall, canvas),
      ),
    );
    y += tall;
    index += 1;
  }
  const isUpright = random.chance(0.45);
  const fringe = isUpright
    ? ''
    : repeat(Math.ceil(width / 15), (thread) =>
        stroke(
          d`M${thread * 15 + 7} ${height - 64}q${random.between(-5, 5)} 30 ${random.between(-6, 6)} 62`,
          mix(palette.deep, palette.light, random.next() * 0.8),
          5,
        ),
      );
  const threads = stroke(
    repeat(Math.ceil(height / 5), (row) => `M0 ${row * 5}H${width}`),
    '#000000',
    1.6,
    { 'stroke-opacity': 0.16 },
  );
  return [
    isUpright ? group(`translate(${width} 0) rotate(90)`, ...bands) : bands.join(''),
    threads,
    fringe === ''
      ? ''
      : rect(0, height - 66, width, 66, mix(palette.ground, palette.deep, 0.08)) +
        rect(0, height - 70, width, 8, palette.deep) +
        fringe,
    folds(canvas),
  ].join('');
};

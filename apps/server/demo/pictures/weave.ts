import type { Motif } from './canvas.ts';
import { circle, d, element, ellipse, mix, rect, repeat, stroke, tiled } from './svg.ts';

/** Plaited rattan: a wall of it, or a round tray on a table. */
export const weave: Motif = (canvas) => {
  const { width, height, palette, random } = canvas;
  const cane = random.between(34, 46);
  const base = mix(palette.light, palette.accent, 0.35);
  const shade = mix(base, palette.deep, 0.36);
  const shine = mix(base, palette.ground, 0.5);
  const strip = (x: number, y: number, isUpright: boolean) => {
    const wide = isUpright ? cane - 4 : cane * 2 - 4;
    const tall = isUpright ? cane * 2 - 4 : cane - 4;
    const along = (from: number, share: number, fill: string) =>
      isUpright
        ? rect(x + 2 + wide * from, y + 2, wide * share, tall, fill, { rx: cane * 0.2 })
        : rect(x + 2, y + 2 + tall * from, wide, tall * share, fill, { rx: cane * 0.2 });
    return along(0, 1, shade) + along(0.06, 0.7, base) + along(0.18, 0.24, shine);
  };
  const cell = cane * 4;
  const content =
    rect(0, 0, cell, cell, palette.deep) +
    repeat(
      4,
      (row) =>
        strip((row * cane) % cell, row * cane, false) +
        strip(((row * cane) % cell) - cell, row * cane, false),
    ) +
    repeat(
      4,
      (row) =>
        strip(((row + 2) * cane) % cell, row * cane - cane * 0.5, true) +
        strip(((row + 2) * cane) % cell, row * cane - cane * 0.5 - cell, true),
    );
  const field = tiled(canvas, { width: cell, height: cell }, content, random.pick([0, 45]));
  if (random.chance(0.4)) return field;

  const x = width / 2;
  const y = height / 2;
  const r = Math.min(width, height) * 0.44;
  const table = mix(palette.ground, palette.pop, 0.12);
  return [
    rect(0, 0, width, height, table),
    repeat(9, (plank) => rect(0, plank * (height / 8), width, 3, mix(table, palette.deep, 0.14))),
    ellipse(x + 16, y + 30, r + 4, r, palette.deep, { 'fill-opacity': 0.25 }),
    element('clipPath', { id: 'tray' }, circle(x, y, r, '#000')),
    element('g', { 'clip-path': 'url(#tray)' }, field),
    ...[0, 14, 26].map((inset, index) =>
      circle(x, y, r - inset, 'none', {
        stroke: mix(base, palette.deep, 0.25 + index * 0.18),
        'stroke-width': 13,
      }),
    ),
    repeat(72, (index) =>
      stroke(
        d`M${x + (r + 6) * Math.cos(index * 0.0873)} ${y + (r + 6) * Math.sin(index * 0.0873)}L${x + (r - 34) * Math.cos(index * 0.0873 + 0.06)} ${y + (r - 34) * Math.sin(index * 0.0873 + 0.06)}`,
        mix(base, '#ffffff', 0.2),
        5,
      ),
    ),
  ].join('');
};

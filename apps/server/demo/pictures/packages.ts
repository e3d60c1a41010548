import type { Motif } from './canvas.ts';
import { circle, d, ellipse, fade, group, mix, path, rect, repeat, stroke } from './svg.ts';

/** Parcels, pouches and boxes ready to go out. */
export const packages: Motif = (canvas) => {
  const { width, height, palette, random } = canvas;
  const table = height * 0.78;
  const kraft = '#c79a66';
  const box = (x: number, y: number, wide: number, tall: number, color: string) =>
    rect(x, y - tall, wide, tall, color, { rx: 6 }) +
    rect(x + wide * 0.42, y - tall, wide * 0.16, tall, mix(color, '#ffffff', 0.3)) +
    rect(x, y - tall, wide, 10, '#ffffff', { 'fill-opacity': 0.16 }) +
    rect(x + wide * 0.08, y - tall * 0.42, wide * 0.26, tall * 0.28, palette.ground, { rx: 4 }) +
    rect(x + wide * 0.11, y - tall * 0.34, wide * 0.18, 5, palette.deep, { 'fill-opacity': 0.5 }) +
    rect(x + wide * 0.11, y - tall * 0.26, wide * 0.12, 5, palette.deep, { 'fill-opacity': 0.3 });
  const gift = (x: number, y: number, wide: number, tall: number, color: string, ribbon: string) =>
    rect(x, y - tall, wide, tall, color, { rx: 8 }) +
    rect(x - 6, y - tall - 4, wide + 12, tall * 0.24, mix(color, palette.deep, 0.16), { rx: 8 }) +
    rect(x + wide / 2 - 11, y - tall - 4, 22, tall + 4, ribbon) +
    path(
      d`M${x + wide / 2} ${y - tall - 4}C${x + wide / 2 - 74} ${y - tall - 74} ${x + wide / 2 - 74} ${y - tall + 6} ${x + wide / 2} ${y - tall - 4}C${x + wide / 2 + 74} ${y - tall - 74} ${x + wide / 2 + 74} ${y - tall + 6} ${x + wide / 2} ${y - tall - 4}z`,
      ribbon,
    );
  const pouch = (x: number, y: number, wide: number, tall: number, color: string) =>
    path(
      d`M${x + 8} ${y - tall}H${x + wide - 8}L${x + wide} ${y - 16}Q${x + wide / 2} ${y + 12} ${x} ${y - 16}z`,
      color,
    ) +
    rect(x + 8, y - tall, wide - 16, 18, palette.deep, { 'fill-opacity': 0.22 }) +
    rect(x + wide * 0.18, y - tall * 0.7, wide * 0.64, tall * 0.46, palette.ground, { rx: 12 }) +
    path(
      d`M${x + wide / 2} ${y - tall * 0.64}q${wide * 0.22} ${tall * 0.14} 0 ${tall * 0.32}q${-wide * 0.22} ${-tall * 0.18} 0 ${-tall * 0.32}z`,
      palette.pop,
    ) +
    path(
      d`M${x + wide * 0.12} ${y - tall + 30}L${x + wide * 0.2} ${y - 26}h${wide * 0.06}L${x + wide * 0.2} ${y - tall + 30}z`,
      '#ffffff',
      { 'fill-opacity': 0.35 },
    );
  const order = random.shuffled([0, 1, 2]);
  const blocks = [
    (x: number) =>
      box(x, table, 300, 210, kraft) +
      box(x + 34, table - 210, 230, 160, mix(kraft, palette.mid, 0.25)) +
      gift(x + 76, table - 370, 140, 92, palette.accent, palette.ground),
    (x: number) =>
      repeat(3, (index) =>
        pouch(
          x + index * 104 - 8,
          table,
          148,
          250 + (index % 2) * 44,
          [palette.accent, palette.mid, palette.pop][index] ?? palette.mid,
        ),
      ),
    (x: number) =>
      gift(x, table, 290, 180, palette.mid, palette.pop) +
      gift(x + 46, table - 186, 200, 140, palette.light, palette.accent),
  ];
  return [
    fade('wall', mix(palette.light, palette.ground, 0.3), palette.ground),
    rect(0, 0, width, height, 'url(#wall)'),
    circle(width * 0.5, height * 0.48, Math.min(width, height) * 0.42, palette.accent, {
      'fill-opacity': 0.16,
    }),
    repeat(3, (index) =>
      stroke(
        d`M0 ${height * (0.12 + index * 0.09)}Q${width / 2} ${height * (0.2 + index * 0.1)} ${width} ${height * (0.1 + index * 0.09)}`,
        palette.mid,
        3,
        { 'stroke-opacity': 0.12 },
      ),
    ),
    rect(0, table, width, height, mix(palette.mid, palette.light, 0.35)) +
      rect(0, table, width, 14, palette.deep, { 'fill-opacity': 0.16 }),
    ellipse(width / 2, table + 18, width * 0.44, 20, palette.deep, { 'fill-opacity': 0.22 }),
    order
      .slice(0, width > 1000 ? 3 : 2)
      .map((block, index, all) => blocks[block]?.((width / all.length) * (index + 0.5) - 150) ?? '')
      .join(''),
    group(
      `translate(${(width * 0.1).toFixed(0)} ${(height * 0.9).toFixed(0)}) rotate(-12)`,
      circle(0, 0, 46, kraft),
      circle(0, 0, 34, 'none', { stroke: palette.deep, 'stroke-width': 3, 'stroke-opacity': 0.4 }),
      circle(0, 0, 22, 'none', { stroke: palette.deep, 'stroke-width': 3, 'stroke-opacity': 0.4 }),
      circle(0, 0, 12, palette.ground),
    ),
    repeat(7, () =>
      group(
        `translate(${random.whole(Math.round(width * 0.3), width)} ${random.whole(Math.round(height * 0.84), height - 20)}) rotate(${random.whole(0, 180)})`,
        ellipse(0, 0, 24, 10, '#5f8f4a'),
        stroke('M-20 0H24', '#2f5a2a', 2),
      ),
    ),
  ].join('');
};

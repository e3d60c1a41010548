import type { Motif } from './canvas.ts';
import { plant, room } from './room.ts';
import { circle, d, ellipse, mix, path, rect, repeat, stroke } from './svg.ts';

/** Clothes on a rail. */
export const garments: Motif = (canvas) => {
  const { width, height, palette, random } = canvas;
  const floor = height * 0.84;
  const rail = height * 0.17;
  const colors = random.shuffled([
    palette.accent,
    palette.mid,
    palette.pop,
    palette.light,
    mix(palette.deep, palette.mid, 0.4),
    mix(palette.accent, palette.ground, 0.5),
    palette.deep,
  ]);
  const count = width > 1100 ? 7 : 6;
  const step = (width - 240) / count;
  const shirt = (index: number) => {
    const x = 120 + (index + 0.5) * step;
    const color = colors[index % colors.length] ?? palette.accent;
    const long = height * random.between(0.4, 0.56);
    const top = rail + 60;
    const half = step * 0.56;
    const pattern = random.whole(0, 2);
    const id = `shirt${index}`;
    const body = d`M${x - half * 0.36} ${top}L${x - half} ${top + 60}L${x - half * 1.06} ${top + 210}L${x - half * 0.66} ${top + 216}L${x - half * 0.74} ${top + long}H${x + half * 0.74}L${x + half * 0.66} ${top + 216}L${x + half * 1.06} ${top + 210}L${x + half} ${top + 60}L${x + half * 0.36} ${top}Q${x} ${top + 54} ${x - half * 0.36} ${top}z`;
    return [
      stroke(
        d`M${x} ${rail + 6}q26 -2 20 20t-20 20L${x - half * 0.6} ${top + 22}M${x} ${rail + 46}L${x + half * 0.6} ${top + 22}`,
        palette.deep,
        7,
      ),
      `<clipPath id="${id}">${path(body, '#000')}</clipPath>`,
      path(body, color),
      `<g clip-path="url(#${id})">`,
      pattern === 0
        ? repeat(40, (dot) =>
            circle(
              x - half + (dot % 5) * half * 0.5,
              top + 40 + Math.floor(dot / 5) * 62,
              11,
              palette.ground,
              { 'fill-opacity': 0.7 },
            ),
          )
        : '',
      pattern === 1
        ? repeat(12, (line) =>
            rect(x - half * 1.2, top + 24 + line * 44, half * 2.4, 13, palette.ground, {
              'fill-opacity': 0.5,
            }),
          )
        : '',
      rect(x + half * 0.3, top, half, long, palette.deep, { 'fill-opacity': 0.16 }),
      '</g>',
      stroke(d`M${x} ${top + 34}V${top + long}`, palette.deep, 3, { 'stroke-opacity': 0.35 }),
      repeat(5, (button) => circle(x, top + 78 + button * (long / 6), 5, palette.ground)),
    ].join('');
  };
  return [
    room(canvas, floor),
    rect(86, rail, width - 172, 15, palette.deep, { rx: 7 }),
    rect(96, rail, 15, floor - rail + 40, palette.deep) +
      rect(width - 111, rail, 15, floor - rail + 40, palette.deep),
    rect(60, floor + 34, 90, 13, palette.deep, { rx: 6 }) +
      rect(width - 150, floor + 34, 90, 13, palette.deep, { rx: 6 }),
    ellipse(width / 2, floor + 42, width * 0.36, 16, palette.deep, { 'fill-opacity': 0.14 }),
    repeat(count, shirt),
    repeat(3, (index) =>
      rect(
        width * 0.58 + index * 12,
        floor + 20 - index * 44,
        190 - index * 22,
        42,
        colors[index + 3] ?? palette.pop,
        { rx: 14 },
      ),
    ),
    plant(width * 0.13, floor + 60, 150, canvas),
  ].join('');
};

import type { Motif } from './canvas.ts';
import { circle, element, ellipse, fade, mix, rect, repeat } from './svg.ts';

/** Glass jars with something good in them. */
export const jars: Motif = ({ width, height, palette, random }) => {
  const rows = height > width ? 3 : 2;
  const columns = width > 1100 ? 5 : 4;
  const wide = (width - 100) / columns;
  const tall = (height / rows) * 0.66;
  const fills = random.shuffled([
    palette.accent,
    palette.pop,
    palette.mid,
    '#d9a35b',
    '#c8452f',
    '#e9cf8a',
    '#7d9a4a',
    '#8a4b2a',
  ]);
  const jar = (x: number, bottom: number, index: number) => {
    const inner = wide - 34;
    const top = bottom - tall;
    const color = fills[index % fills.length] ?? palette.accent;
    const level = tall * random.between(0.68, 0.84);
    const kind = random.whole(0, 2);
    const pieces = repeat(kind === 2 ? 0 : 46, (piece) => {
      const px = x + 26 + (piece % 6) * ((inner - 30) / 5.4) + random.between(-7, 7);
      const py = bottom - 24 - Math.floor(piece / 6) * (level / 8.6) + random.between(-5, 5);
      const shade = mix(
        color,
        random.chance(0.6) ? '#ffffff' : palette.deep,
        random.between(0.05, 0.28),
      );
      return kind === 0
        ? circle(px, py, 17, shade)
        : ellipse(px, py, 21, 9, shade, {
            transform: `rotate(${random.whole(-50, 50)} ${px.toFixed(0)} ${py.toFixed(0)})`,
          });
    });
    return [
      ellipse(x + wide / 2 - 8, bottom + 3, inner * 0.52, 10, palette.deep, {
        'fill-opacity': 0.3,
      }),
      rect(x + 8, top + 20, inner, tall - 20, '#ffffff', { rx: 26, 'fill-opacity': 0.5 }),
      rect(
        x + 14,
        bottom - level,
        inner - 12,
        level - 6,
        mix(color, palette.ground, kind === 2 ? 0 : 0.3),
        { rx: 20 },
      ),
      pieces,
      rect(x + 8, top + 20, inner, tall - 20, 'none', {
        rx: 26,
        stroke: '#ffffff',
        'stroke-width': 5,
        'stroke-opacity': 0.75,
      }),
      rect(x + 20, top + 44, 13, tall - 84, '#ffffff', { rx: 7, 'fill-opacity': 0.55 }),
      rect(x + inner * 0.27, bottom - tall * 0.5, inner * 0.56, tall * 0.26, palette.ground, {
        rx: 7,
      }),
      circle(x + inner * 0.55, bottom - tall * 0.37, tall * 0.06, color),
      rect(x + inner * 0.4, bottom - tall * 0.29, inner * 0.3, 6, palette.deep, {
        'fill-opacity': 0.4,
        rx: 3,
      }),
      rect(x + 16, top - 8, inner - 16, 40, mix(palette.mid, palette.light, 0.4), { rx: 9 }),
      rect(x + 16, top + 16, inner - 16, 7, palette.deep, { 'fill-opacity': 0.25 }),
    ].join('');
  };
  return [
    fade('wall', mix(palette.ground, palette.light, 0.55), palette.ground),
    rect(0, 0, width, height, 'url(#wall)'),
    element(
      'g',
      {},
      repeat(rows, (row) => {
        const bottom = (height / rows) * (row + 0.86);
        return (
          rect(0, bottom, width, 24, palette.mid) +
          rect(0, bottom + 24, width, 12, palette.deep, { 'fill-opacity': 0.35 }) +
          rect(0, bottom + 36, width, 26, palette.deep, { 'fill-opacity': 0.06 }) +
          repeat(columns, (column) => jar(50 + column * wide, bottom, row * columns + column))
        );
      }),
    ),
  ].join('');
};

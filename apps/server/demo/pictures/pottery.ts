import type { Motif } from './canvas.ts';
import { d, ellipse, fade, mix, path, rect, repeat, stroke } from './svg.ts';

/** Pots from the kiln, each turned to a shape of its own. */
export const pottery: Motif = (canvas) => {
  const { width, height, palette, random } = canvas;
  const rows = height > width * 0.9 ? 2 : 1;
  const pot = (x: number, bottom: number, tall: number, color: string) => {
    const foot = tall * random.between(0.16, 0.24);
    const belly = tall * random.between(0.32, 0.42);
    const neck = tall * random.between(0.13, 0.26);
    const lip = neck * random.between(1.1, 1.5);
    const outline = d`M${x - foot} ${bottom}C${x - belly * 1.1} ${bottom - tall * 0.2} ${x - belly * 1.15} ${bottom - tall * 0.62} ${x - neck} ${bottom - tall * 0.82}Q${x - neck * 0.9} ${bottom - tall * 0.93} ${x - lip} ${bottom - tall}H${x + lip}Q${x + neck * 0.9} ${bottom - tall * 0.93} ${x + neck} ${bottom - tall * 0.82}C${x + belly * 1.15} ${bottom - tall * 0.62} ${x + belly * 1.1} ${bottom - tall * 0.2} ${x + foot} ${bottom}z`;
    const id = `pot${Math.round(x)}x${Math.round(bottom)}`;
    const band = bottom - tall * random.between(0.42, 0.56);
    return [
      ellipse(x + 14, bottom + 4, belly * 0.9, tall * 0.05, palette.deep, { 'fill-opacity': 0.3 }),
      `<clipPath id="${id}">${path(outline, '#000')}</clipPath>`,
      path(outline, color),
      `<g clip-path="url(#${id})">`,
      random.chance(0.6)
        ? path(
            d`M${x - belly * 1.2} ${bottom - tall}H${x + belly * 1.2}V${band}q${-belly * 0.2} 34 ${-belly * 0.4} 0t${-belly * 0.4} 12t${-belly * 0.4} -8t${-belly * 0.4} 18t${-belly * 0.4} -14t${-belly * 0.4} 0z`,
            random.pick([palette.mid, palette.pop, palette.ground]),
          )
        : repeat(14, (index) =>
            path(
              d`M${x - belly * 1.1 + index * belly * 0.17} ${band}l${belly * 0.085} -26l${belly * 0.085} 26l${-belly * 0.085} 26z`,
              palette.ground,
            ),
          ) +
          rect(x - belly * 1.2, band - 42, belly * 2.4, 7, palette.ground) +
          rect(x - belly * 1.2, band + 36, belly * 2.4, 7, palette.ground),
      rect(x + belly * 0.36, bottom - tall, belly, tall, palette.deep, { 'fill-opacity': 0.2 }),
      ellipse(x - belly * 0.5, bottom - tall * 0.52, belly * 0.1, tall * 0.2, '#ffffff', {
        'fill-opacity': 0.4,
      }),
      '</g>',
      ellipse(x, bottom - tall, lip, lip * 0.22, mix(color, palette.deep, 0.55)),
      ellipse(x, bottom - tall, lip, lip * 0.22, 'none', {
        stroke: mix(color, '#ffffff', 0.25),
        'stroke-width': 5,
      }),
    ].join('');
  };
  const glazes = random.shuffled([
    palette.accent,
    palette.mid,
    palette.light,
    palette.pop,
    mix(palette.mid, palette.deep, 0.4),
    mix(palette.accent, palette.ground, 0.5),
  ]);
  const count = width > 1100 ? 5 : 4;
  const row = (bottom: number, tallest: number, offset: number) =>
    repeat(count, (index) =>
      pot(
        (width / count) * (index + 0.5),
        bottom,
        tallest * random.between(0.6, 1),
        glazes[(index + offset) % glazes.length] ?? palette.accent,
      ),
    );
  const shelf = (bottom: number) =>
    rect(0, bottom, width, 26, mix(palette.mid, palette.deep, 0.3)) +
    rect(0, bottom + 26, width, 18, palette.deep, { 'fill-opacity': 0.16 });
  return [
    fade('wall', palette.ground, mix(palette.ground, palette.light, 0.7)),
    rect(0, 0, width, height, 'url(#wall)'),
    path(
      d`M${width * 0.2} ${height}V${height * 0.4}a${width * 0.3} ${width * 0.3} 0 0 1 ${width * 0.6} 0V${height}z`,
      mix(palette.light, palette.accent, 0.25),
      { 'fill-opacity': 0.5 },
    ),
    rows === 2 ? shelf(height * 0.46) + row(height * 0.46, height * 0.34, 2) : '',
    shelf(height * 0.88),
    rows === 1 ? twig(width, height, palette.deep) : '',
    row(height * 0.88, rows === 2 ? height * 0.34 : height * 0.5, 0),
    rect(0, height * 0.88 + 44, width, height, mix(palette.light, palette.mid, 0.35)),
  ].join('');
};

/** A dried branch on the wall. */
const twig = (width: number, height: number, color: string) =>
  stroke(
    d`M${width * 0.42} ${height * 0.3}Q${width * 0.5} ${height * 0.16} ${width * 0.6} ${height * 0.14}`,
    color,
    4,
    { 'stroke-opacity': 0.4 },
  ) +
  repeat(6, (index) =>
    ellipse(width * (0.44 + index * 0.028), height * (0.26 - index * 0.02), 17, 7, color, {
      transform: `rotate(${-60 + index * 18} ${(width * (0.44 + index * 0.028)).toFixed(0)} ${(height * (0.26 - index * 0.02)).toFixed(0)})`,
      'fill-opacity': 0.4,
    }),
  );

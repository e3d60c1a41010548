import type { Motif } from './canvas.ts';
import { circle, d, ellipse, fade, group, mix, path, rect, repeat, stroke } from './svg.ts';

/** A card with a price curve, its bars and its key figures as bare shapes. */
export const chart: Motif = ({ width, height, palette, random }) => {
  const left = width * 0.09;
  const right = width * 0.91;
  const top = height * 0.12;
  const bottom = height * 0.88;
  const plotTop = top + height * 0.2;
  const plotBottom = bottom - height * 0.12;
  const points = 13;
  const step = (right - left - 120) / (points - 1);
  const rise = random.pick([1, 1, -1]);
  let level = random.between(0.25, 0.4) + (rise > 0 ? 0 : 0.45);
  const levels = Array.from({ length: points }, () => {
    level = Math.min(0.94, Math.max(0.1, level + random.between(-0.08, 0.13) * rise));
    return level;
  });
  const place = (value: number, index: number): [number, number] => [
    left + 60 + index * step,
    plotBottom - value * (plotBottom - plotTop),
  ];
  const curve = levels.reduce((text, value, index) => {
    const [x, y] = place(value, index);
    const [px, py] = place(levels[index - 1] ?? value, Math.max(0, index - 1));
    return (
      text +
      (index === 0 ? d`M${x} ${y}` : d`C${px + step / 2} ${py} ${x - step / 2} ${y} ${x} ${y}`)
    );
  }, '');
  const [endX, endY] = place(levels.at(-1) ?? 0.5, points - 1);
  return [
    fade('backdrop', palette.mid, palette.deep),
    `<linearGradient id="area" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.accent}" stop-opacity=".5"/><stop offset="1" stop-color="${palette.accent}" stop-opacity="0"/></linearGradient>`,
    rect(0, 0, width, height, 'url(#backdrop)'),
    repeat(40, (index) =>
      ellipse(
        ((index % 8) + 0.5) * (width / 8),
        (Math.floor(index / 8) + 0.5) * (height / 5),
        30,
        46,
        palette.light,
        {
          'fill-opacity': 0.06,
          transform: `rotate(45 ${(((index % 8) + 0.5) * width) / 8} ${((Math.floor(index / 8) + 0.5) * height) / 5})`,
        },
      ),
    ),
    rect(left + 8, top + 16, right - left, bottom - top, '#000000', {
      rx: 36,
      'fill-opacity': 0.25,
    }),
    rect(left, top, right - left, bottom - top, mix(palette.ground, '#ffffff', 0.55), { rx: 36 }),
    circle(left + 92, top + 84, 40, palette.accent) +
      path(d`M${left + 72} ${top + 98}l16 -22l14 12l20 -26`, 'none', {
        stroke: '#ffffff',
        'stroke-width': 8,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    rect(left + 156, top + 58, (right - left) * 0.28, 22, palette.deep, {
      rx: 11,
      'fill-opacity': 0.8,
    }),
    rect(left + 156, top + 94, (right - left) * 0.18, 16, palette.deep, {
      rx: 8,
      'fill-opacity': 0.3,
    }),
    rect(right - 210, top + 58, 150, 54, rise > 0 ? '#3f8f5a' : '#c8452f', { rx: 27 }),
    path(
      rise > 0
        ? d`M${right - 180} ${top + 96}l14 -24l14 24z`
        : d`M${right - 180} ${top + 74}l14 24l14 -24z`,
      '#ffffff',
    ),
    rect(right - 138, top + 78, 52, 14, '#ffffff', { rx: 7 }),
    repeat(5, (index) =>
      rect(
        left + 50,
        plotTop + (index * (plotBottom - plotTop)) / 4,
        right - left - 100,
        2.5,
        palette.deep,
        { 'fill-opacity': 0.1 },
      ),
    ),
    levels
      .map((value, index) =>
        rect(
          left + 60 + index * step - 15,
          plotBottom - value * (plotBottom - plotTop) * random.between(0.3, 0.5),
          30,
          value * (plotBottom - plotTop) * 0.5,
          palette.light,
          { rx: 8, 'fill-opacity': 0.75 },
        ),
      )
      .join(''),
    rect(
      left + 40,
      plotBottom,
      right - left - 80,
      height * 0.08,
      mix(palette.ground, '#ffffff', 0.55),
    ),
    path(curve + d`V${plotBottom}H${left + 60}z`, 'url(#area)'),
    stroke(curve, palette.accent, 11),
    repeat(points, (index) =>
      rect(left + 46 + index * step, plotBottom + 26, 28, 10, palette.deep, {
        rx: 5,
        'fill-opacity': 0.22,
      }),
    ),
    circle(endX, endY, 26, palette.accent, { 'fill-opacity': 0.25 }) +
      circle(endX, endY, 14, '#ffffff', { stroke: palette.accent, 'stroke-width': 8 }),
  ].join('');
};

/** A phone on the counter, ready for a payment code. */
export const phone: Motif = ({ width, height, palette, random }) => {
  const counter = height * 0.8;
  const wide = Math.min(width, height) * 0.42;
  const tall = wide * 1.72;
  const x = width * 0.5 - wide / 2;
  const y = counter - tall + 60;
  const cells = 21;
  const side = (wide * 0.68) / cells;
  const codeX = x + wide * 0.16;
  const codeY = y + tall * 0.24;
  const isFinder = (column: number, row: number) =>
    (column < 8 && row < 8) || (column > 12 && row < 8) || (column < 8 && row > 12);
  const code = repeat(cells * cells, (index) => {
    const column = index % cells;
    const row = Math.floor(index / cells);
    return isFinder(column, row) || random.chance(0.52)
      ? ''
      : rect(codeX + column * side, codeY + row * side, side + 0.4, side + 0.4, palette.deep);
  });
  const finder = (column: number, row: number) =>
    rect(codeX + column * side, codeY + row * side, side * 7, side * 7, palette.deep, {
      rx: side,
    }) +
    rect(codeX + (column + 1) * side, codeY + (row + 1) * side, side * 5, side * 5, '#ffffff', {
      rx: side * 0.6,
    }) +
    rect(
      codeX + (column + 2) * side,
      codeY + (row + 2) * side,
      side * 3,
      side * 3,
      palette.accent,
      { rx: side * 0.6 },
    );
  const coin = (cx: number, cy: number, r: number) =>
    ellipse(cx, cy + 8, r, r * 0.4, palette.deep, { 'fill-opacity': 0.4 }) +
    ellipse(cx, cy, r, r * 0.4, '#c98f1f') +
    ellipse(cx, cy - 9, r, r * 0.4, '#f3c34b') +
    ellipse(cx, cy - 9, r * 0.7, r * 0.26, 'none', { stroke: '#8a6a1a', 'stroke-width': 4 });
  return [
    fade('wall', palette.mid, palette.light),
    rect(0, 0, width, height, 'url(#wall)'),
    circle(width / 2, height * 0.45, Math.min(width, height) * 0.48, palette.ground, {
      'fill-opacity': 0.3,
    }),
    repeat(
      3,
      (index) =>
        rect(0, height * (0.2 + index * 0.2), width, 14, palette.deep, { 'fill-opacity': 0.18 }) +
        repeat(14, (item) => {
          const itemX = item * (width / 13) + random.between(-12, 12);
          const itemTall = random.between(50, 120);
          return Math.abs(itemX - width / 2) < wide * 0.6
            ? ''
            : rect(
                itemX,
                height * (0.2 + index * 0.2) - itemTall,
                random.between(36, 62),
                itemTall,
                random.pick([palette.accent, palette.pop, palette.ground, palette.mid]),
                { rx: 12, 'fill-opacity': 0.55 },
              );
        }),
    ),
    rect(0, counter, width, height, mix(palette.mid, palette.deep, 0.55)) +
      rect(0, counter, width, 16, '#ffffff', { 'fill-opacity': 0.2 }),
    ellipse(width / 2, counter + 66, wide * 0.7, 24, '#000000', { 'fill-opacity': 0.3 }),
    rect(x - 14, y - 14, wide + 28, tall + 28, '#191b22', { rx: 54 }),
    rect(x, y, wide, tall, mix(palette.ground, '#ffffff', 0.7), { rx: 42 }),
    rect(x + wide * 0.36, y + 16, wide * 0.28, 22, '#191b22', { rx: 11 }),
    rect(x + wide * 0.16, y + tall * 0.1, wide * 0.4, 20, palette.deep, { rx: 10 }) +
      rect(x + wide * 0.16, y + tall * 0.15, wide * 0.26, 13, palette.deep, {
        rx: 6,
        'fill-opacity': 0.35,
      }),
    circle(x + wide * 0.78, y + tall * 0.125, 26, palette.accent),
    rect(codeX - 16, codeY - 16, side * cells + 32, side * cells + 32, '#ffffff', { rx: 22 }),
    code,
    finder(0, 0) + finder(14, 0) + finder(0, 14),
    rect(x + wide * 0.16, y + tall * 0.74, wide * 0.68, tall * 0.1, '#3f9a62', { rx: 30 }),
    stroke(
      d`M${x + wide * 0.42} ${y + tall * 0.79}l${wide * 0.05} ${wide * 0.05}l${wide * 0.11} ${-wide * 0.1}`,
      '#ffffff',
      11,
    ),
    rect(x + wide * 0.32, y + tall * 0.9, wide * 0.36, 11, palette.deep, {
      rx: 6,
      'fill-opacity': 0.25,
    }),
    coin(width * 0.18, counter + 80, 60) +
      coin(width * 0.18, counter + 54, 60) +
      coin(width * 0.28, counter + 104, 60),
    group(
      `translate(${(width * 0.82).toFixed(0)} ${(counter + 60).toFixed(0)})`,
      path('M-70 0L-56 -130H56L70 0Q0 26 -70 0z', palette.accent),
      stroke('M-32 -128q32 -76 64 0', palette.deep, 9),
      circle(0, -62, 22, palette.ground),
    ),
  ].join('');
};

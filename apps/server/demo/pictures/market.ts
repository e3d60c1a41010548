import type { Motif } from './canvas.ts';
import { circle, d, ellipse, fade, group, mix, path, rect, repeat, stroke } from './svg.ts';

/** A market stall: a scalloped awning over crates of fruit and vegetables. */
export const stall: Motif = ({ width, height, palette, random }) => {
  const produce = random.shuffled([
    '#d8412f',
    '#f2b134',
    '#6a9a3c',
    '#8a3f63',
    '#f07f3c',
    '#c9d36a',
    '#b5462f',
  ]);
  const shopRows = repeat(6, (index) => {
    const x = index * (width / 5) - 60;
    const tall = random.between(height * 0.28, height * 0.42);
    return rect(
      x,
      height * 0.62 - tall,
      width / 5 - 14,
      tall,
      mix(palette.light, palette.ground, random.between(0.3, 0.7)),
      { rx: 10 },
    );
  });
  const scallops = 9;
  const span = (width - 80) / scallops;
  const awning = repeat(scallops, (index) => {
    const x = 40 + index * span;
    const fill = index % 2 ? palette.ground : palette.accent;
    return (
      path(
        d`M${60 + index * ((width - 120) / scallops)} 90H${60 + (index + 1) * ((width - 120) / scallops)}L${x + span} 250a${span / 2} ${span / 2.4} 0 0 1 ${-span} 0z`,
        fill,
      ) +
      path(d`M${x} 250a${span / 2} ${span / 2.4} 0 0 0 ${span} 0z`, palette.deep, {
        'fill-opacity': 0.12,
      })
    );
  });
  const counter = height * 0.66;
  const crate = (x: number, y: number, wide: number, color: string) => {
    const heap = repeat(22, (index) => {
      const row = Math.floor(index / 7);
      const at = (index % 7) + (row % 2) * 0.5;
      const shade = mix(color, index % 3 ? '#ffffff' : palette.deep, random.between(0, 0.18));
      return (
        circle(
          x + 22 + at * ((wide - 40) / 6.6),
          y - 8 - row * 19 + random.between(-4, 4),
          19,
          shade,
        ) +
        circle(x + 17 + at * ((wide - 40) / 6.6), y - 14 - row * 19, 5, '#ffffff', {
          'fill-opacity': 0.35,
        })
      );
    });
    return (
      heap +
      rect(x, y, wide, 66, mix(palette.mid, palette.light, 0.35), { rx: 5 }) +
      rect(x, y + 18, wide, 4, palette.deep, { 'fill-opacity': 0.25 }) +
      rect(x, y + 42, wide, 4, palette.deep, { 'fill-opacity': 0.25 }) +
      rect(x + 8, y, 8, 66, palette.deep, { 'fill-opacity': 0.2 }) +
      rect(x + wide - 16, y, 8, 66, palette.deep, { 'fill-opacity': 0.2 })
    );
  };
  const wide = (width - 130) / 4;
  const lamps = repeat(3, (index) => {
    const x = width * (0.25 + index * 0.25);
    return (
      stroke(d`M${x} 250v50`, palette.deep, 4) +
      circle(x, 330, 64, palette.pop, { 'fill-opacity': 0.25 }) +
      path(d`M${x - 30} 326q30 -52 60 0z`, palette.deep) +
      circle(x, 328, 13, palette.pop)
    );
  });
  return [
    fade('sky', palette.light, palette.ground),
    rect(0, 0, width, height, 'url(#sky)'),
    shopRows,
    rect(0, height * 0.62, width, height * 0.38, mix(palette.ground, palette.mid, 0.28)),
    rect(70, 200, 16, height, palette.deep) + rect(width - 86, 200, 16, height, palette.deep),
    rect(40, 330, width - 80, counter - 330, palette.deep, { 'fill-opacity': 0.16 }),
    lamps,
    repeat(4, (index) =>
      crate(65 + index * wide, counter - 74, wide - 16, produce[index] ?? palette.pop),
    ),
    rect(40, counter, width - 80, 26, palette.mid, { rx: 6 }),
    rect(56, counter + 26, width - 112, height, mix(palette.mid, palette.deep, 0.45)),
    repeat(11, (index) =>
      rect(56 + index * ((width - 112) / 11), counter + 26, 3, height, palette.deep, {
        'fill-opacity': 0.4,
      }),
    ),
    repeat(3, (index) =>
      crate(
        110 + index * (width / 3.2),
        height - 96,
        width / 4.4,
        produce[4 + index] ?? palette.accent,
      ),
    ),
    rect(0, height - 32, width, 32, mix(palette.ground, palette.deep, 0.35)),
    rect(44, 72, width - 88, 22, palette.deep, { rx: 8 }),
    awning,
  ].join('');
};

const SPICES = [
  '#e0a11b',
  '#b5321e',
  '#7b4a25',
  '#d9b48a',
  '#5b6b2f',
  '#3d2a20',
  '#e8c65a',
  '#c96a2b',
  '#8f2f3c',
] as const;

/** Sacks of spices heaped to points. */
export const spices: Motif = ({ width, height, palette, random }) => {
  const colors = random.shuffled(SPICES);
  const columns = width > height ? 4 : 3;
  const rows = 3;
  const side = width / columns;
  const sack = (x: number, y: number, color: string) => {
    const r = side * 0.43;
    const tall = side * random.between(0.5, 0.66);
    const grains = repeat(34, () => {
      const up = random.next();
      const across = random.between(-1, 1) * (1 - up) * r * 0.8;
      return circle(
        x + across,
        y - up * tall * 0.86,
        random.between(2, 4.5),
        mix(color, random.chance(0.5) ? '#ffffff' : '#2a1408', 0.3),
      );
    });
    const cloth = mix(palette.light, palette.ground, 0.4);
    return [
      ellipse(x + 10, y + r * 0.95, r * 1.02, r * 0.25, palette.deep, { 'fill-opacity': 0.3 }),
      path(
        d`M${x - r} ${y}C${x - r * 1.08} ${y + r} ${x - r * 0.7} ${y + r} ${x} ${y + r}S${x + r * 1.08} ${y + r} ${x + r} ${y}z`,
        mix(cloth, palette.mid, 0.22),
      ),
      stroke(
        d`M${x - r * 0.5} ${y + r * 0.3}q${r * 0.1} ${r * 0.4} ${-r * 0.05} ${r * 0.62}M${x + r * 0.4} ${y + r * 0.32}q${-r * 0.1} ${r * 0.3} 0 ${r * 0.6}`,
        palette.deep,
        4,
        { 'stroke-opacity': 0.2 },
      ),
      ellipse(x, y, r, r * 0.3, cloth),
      ellipse(x, y, r * 0.9, r * 0.23, mix(color, palette.deep, 0.35)),
      path(
        d`M${x - r * 0.86} ${y + 4}Q${x - r * 0.3} ${y - tall * 0.7} ${x} ${y - tall}Q${x + r * 0.3} ${y - tall * 0.7} ${x + r * 0.86} ${y + 4}Q${x} ${y + r * 0.4} ${x - r * 0.86} ${y + 4}z`,
        color,
      ),
      path(
        d`M${x} ${y - tall}Q${x + r * 0.3} ${y - tall * 0.7} ${x + r * 0.86} ${y + 4}Q${x + r * 0.5} ${y + r * 0.22} ${x + r * 0.1} ${y + r * 0.2}Q${x + r * 0.24} ${y - tall * 0.4} ${x} ${y - tall}z`,
        '#1d0d04',
        { 'fill-opacity': 0.16 },
      ),
      grains,
      random.chance(0.4)
        ? group(
            `translate(${x + r * 0.2} ${y - tall * 0.42}) rotate(38)`,
            rect(-7, -r * 0.7, 14, r * 0.7, palette.mid, { rx: 7 }),
            ellipse(0, 6, 24, 18, palette.mid),
          )
        : '',
    ].join('');
  };
  return [
    fade('wall', mix(palette.mid, palette.deep, 0.5), mix(palette.mid, palette.deep, 0.15)),
    rect(0, 0, width, height, 'url(#wall)'),
    repeat(rows, (row) => {
      const y = height * (0.2 + row * 0.3);
      return repeat(columns + 1, (column) =>
        sack(
          (column + (row % 2 ? 0 : 0.5)) * side,
          y,
          colors[(row * 4 + column) % colors.length] ?? palette.accent,
        ),
      );
    }),
  ].join('');
};

/** Chilies heaped on a round tray. */
export const chilies: Motif = ({ width, height, palette, random }) => {
  const x = width / 2;
  const y = height / 2;
  const r = Math.min(width, height) * 0.46;
  const chili = () => {
    const turn = random.between(0, Math.PI * 2);
    const away = Math.sqrt(random.next()) * r * 0.74;
    const long = random.between(170, 250);
    const color = random.pick(['#c8261b', '#dd3a1f', '#b01c1a', '#e8552f', '#3f8f3c', '#f0912b']);
    const bend = random.between(-46, 46);
    return group(
      `translate(${(x + Math.cos(turn) * away).toFixed(1)} ${(y + Math.sin(turn) * away).toFixed(1)}) rotate(${random.whole(0, 360)})`,
      path(
        d`M${-long / 2} -14C${-long / 4} ${-26 + bend * 0.5} ${long / 4} ${-20 + bend} ${long / 2} ${bend + 6}C${long / 4} ${14 + bend} ${-long / 4} ${22 + bend * 0.4} ${-long / 2} 13z`,
        mix(color, '#000000', 0.12),
        { transform: 'translate(5 9)', 'fill-opacity': 0.4 },
      ),
      path(
        d`M${-long / 2} -14C${-long / 4} ${-26 + bend * 0.5} ${long / 4} ${-20 + bend} ${long / 2} ${bend + 6}C${long / 4} ${14 + bend} ${-long / 4} ${22 + bend * 0.4} ${-long / 2} 13z`,
        color,
      ),
      stroke(
        d`M${-long * 0.38} -8C${-long / 6} ${-16 + bend * 0.5} ${long / 8} ${-12 + bend * 0.7} ${long * 0.28} ${bend * 0.9 - 4}`,
        '#ffffff',
        5,
        { 'stroke-opacity': 0.4 },
      ),
      path(d`M${-long / 2 - 6} -15q20 2 20 15t-20 13q-10 -13 0 -28z`, '#4d7a2e'),
      stroke(d`M${-long / 2 - 8} 0q-18 -4 -30 -16`, '#5f8f38', 8),
    );
  };
  const rim = mix(palette.light, palette.mid, 0.35);
  return [
    rect(0, 0, width, height, mix(palette.ground, palette.pop, 0.16)),
    repeat(Math.ceil(width / 90), (index) =>
      rect(index * 90, 0, 42, height, palette.pop, { 'fill-opacity': 0.12 }),
    ),
    repeat(Math.ceil(height / 90), (index) =>
      rect(0, index * 90, width, 42, palette.pop, { 'fill-opacity': 0.12 }),
    ),
    circle(x + 14, y + 24, r + 8, palette.deep, { 'fill-opacity': 0.22 }),
    circle(x, y, r + 8, mix(rim, palette.deep, 0.25)),
    circle(x, y, r - 12, mix(rim, palette.ground, 0.45)),
    repeat(60, (index) =>
      stroke(
        d`M${x + (r + 6) * Math.cos(index * 0.1047)} ${y + (r + 6) * Math.sin(index * 0.1047)}L${x + (r - 10) * Math.cos(index * 0.1047 + 0.05)} ${y + (r - 10) * Math.sin(index * 0.1047 + 0.05)}`,
        rim,
        7,
      ),
    ),
    repeat(84, chili),
  ].join('');
};

import type { Motif } from './canvas.ts';
import { circle, d, ellipse, fade, group, mix, path, rect, repeat, stroke } from './svg.ts';

const bean = (x: number, y: number, turn: number, size: number, color: string) =>
  group(
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`,
    ellipse(3, 5, size, size * 0.68, '#1a0d06', { 'fill-opacity': 0.35 }),
    ellipse(0, 0, size, size * 0.68, color),
    stroke(
      d`M${-size * 0.86} 0q${size * 0.45} ${-size * 0.34} ${size * 0.86} 0t${size * 0.86} 0`,
      '#1a0d06',
      4,
      { 'stroke-opacity': 0.6 },
    ),
  );

/** A cup seen from above, on a table with beans about it. */
export const cup: Motif = ({ width, height, palette, random }) => {
  const x = width * random.between(0.42, 0.58);
  const y = height * random.between(0.46, 0.54);
  const r = Math.min(width, height) * 0.27;
  const wood = mix(palette.mid, palette.light, random.between(0.1, 0.5));
  const planks = repeat(7, (index) => {
    const tall = height / 6;
    return (
      rect(0, index * tall, width, tall - 4, mix(wood, palette.deep, random.between(0, 0.16))) +
      repeat(4, () =>
        stroke(
          d`M${random.between(0, width)} ${index * tall + random.between(20, tall - 20)}q120 ${random.between(-12, 12)} 260 0`,
          palette.deep,
          3,
          { 'stroke-opacity': 0.14 },
        ),
      )
    );
  });
  const beans = repeat(90, () => {
    const bx = random.between(0, width);
    const by = random.between(0, height);
    const turn = random.whole(0, 180);
    const size = random.between(20, 27);
    const isClear = Math.hypot(bx - x, by - y) > r * 1.7 && Math.abs(bx - x) > r * 0.9;
    return isClear ? bean(bx, by, turn, size, random.pick(['#4a2a17', '#5d361d', '#3b2012'])) : '';
  });
  const milk = '#f3e3cb';
  const heart = (at: number, size: number, fill: string) =>
    path(
      d`M0 ${at + size * 0.62}C${-size * 0.95} ${at} ${-size * 0.55} ${at - size * 0.62} 0 ${at - size * 0.24}C${size * 0.55} ${at - size * 0.62} ${size * 0.95} ${at} 0 ${at + size * 0.62}z`,
      fill,
    );
  const coffee = '#9a6a3d';
  const art = random.chance(0.5)
    ? heart(r * 0.12, r * 0.8, milk) +
      heart(-r * 0.02, r * 0.62, coffee) +
      heart(-r * 0.1, r * 0.5, milk) +
      heart(-r * 0.2, r * 0.34, coffee) +
      heart(-r * 0.26, r * 0.24, milk)
    : heart(r * 0.02, r * 0.78, milk) + heart(-r * 0.06, r * 0.34, coffee);
  const rim = mix(palette.ground, '#ffffff', 0.4);
  const turn = random.whole(-50, 40);
  return [
    planks,
    beans,
    circle(x + 18, y + 30, r * 1.56, '#1a0d06', { 'fill-opacity': 0.3 }),
    circle(x, y, r * 1.55, rim),
    circle(x, y, r * 1.42, 'none', { stroke: palette.accent, 'stroke-width': 7 }),
    circle(x, y, r * 1.14, mix(rim, palette.deep, 0.1)),
    group(
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`,
      stroke(
        d`M${r * 0.97} ${-r * 0.12}h${r * 0.34}q${r * 0.16} ${r * 0.16} 0 ${r * 0.32}h${-r * 0.34}`,
        '#1a0d06',
        r * 0.13,
        { 'stroke-opacity': 0.2 },
      ),
      stroke(
        d`M${r * 0.95} ${-r * 0.16}h${r * 0.34}q${r * 0.16} ${r * 0.16} 0 ${r * 0.32}h${-r * 0.34}`,
        rim,
        r * 0.13,
      ),
      circle(8, 14, r * 1.02, '#1a0d06', { 'fill-opacity': 0.18 }),
      circle(0, 0, r, rim),
      circle(0, 0, r * 0.88, '#6b3f1f'),
      circle(0, 0, r * 0.8, coffee),
      art,
      stroke(
        d`M${-r * 0.62} ${-r * 0.44}A${r * 0.76} ${r * 0.76} 0 0 1 ${-r * 0.1} ${-r * 0.75}`,
        '#ffffff',
        7,
        { 'stroke-opacity': 0.4 },
      ),
    ),
  ].join('');
};

/** A branch of the coffee tree, heavy with cherries. */
export const cherries: Motif = ({ width, height, palette, random }) => {
  const glow = repeat(16, () =>
    circle(
      random.between(0, width),
      random.between(0, height),
      random.between(40, 130),
      random.chance(0.5) ? palette.pop : palette.light,
      { 'fill-opacity': 0.14 },
    ),
  );
  const leaf = (turn: number, long: number, color: string) =>
    group(
      `rotate(${turn})`,
      path(
        d`M0 0C${long * 0.2} ${-long * 0.3} ${long * 0.75} ${-long * 0.28} ${long} 0C${long * 0.75} ${long * 0.28} ${long * 0.2} ${long * 0.3} 0 0z`,
        color,
      ),
      path(
        d`M0 0C${long * 0.2} ${long * 0.3} ${long * 0.75} ${long * 0.28} ${long} 0z`,
        '#0d2416',
        { 'fill-opacity': 0.16 },
      ),
      stroke(d`M0 0H${long * 0.94}`, mix(color, '#ffffff', 0.35), 4),
      repeat(5, (index) =>
        stroke(
          d`M${long * (0.18 + index * 0.14)} 0l${long * 0.09} ${-long * 0.13}m${-long * 0.09} ${long * 0.13}l${long * 0.09} ${long * 0.13}`,
          mix(color, '#ffffff', 0.25),
          2.5,
        ),
      ),
    );
  const greens = ['#2f6b3a', '#3f8246', '#245730', '#57964d'] as const;
  const reds = ['#c42a22', '#a81f24', '#db4a2b', '#b8352a', '#e0a12f'] as const;
  const node = (at: number) => {
    const cluster = repeat(random.whole(6, 9), () => {
      const cx = random.between(-74, 74);
      const cy = random.between(-60, 60);
      const color = random.pick(reds);
      const r = random.between(38, 48);
      return (
        circle(cx + 4, cy + 7, r, '#2a0c08', { 'fill-opacity': 0.28 }) +
        circle(cx, cy, r, color) +
        circle(cx + r * 0.1, cy + r * 0.72, r * 0.13, '#3d120d') +
        ellipse(cx - r * 0.34, cy - r * 0.4, r * 0.24, r * 0.16, '#ffffff', { 'fill-opacity': 0.6 })
      );
    });
    const long = random.between(270, 340);
    return group(
      `translate(${at} 0)`,
      leaf(random.whole(-118, -62), long, random.pick(greens)),
      leaf(random.whole(58, 116), long * 0.95, random.pick(greens)),
      random.chance(0.5) ? leaf(random.whole(-40, 30), long * 0.7, random.pick(greens)) : '',
      cluster,
    );
  };
  const long = Math.hypot(width, height);
  return [
    fade('air', palette.ground, mix(palette.light, '#8fbf6a', 0.4)),
    rect(0, 0, width, height, 'url(#air)'),
    glow,
    repeat(8, () =>
      group(
        `translate(${random.whole(0, width)} ${random.whole(0, height)})`,
        leaf(random.whole(0, 360), 280, mix(palette.light, '#5f9a5a', 0.5)),
      ),
    ),
    group(
      `translate(${-40} ${(height * 0.82).toFixed(0)}) rotate(${(-Math.atan2(height * 0.62, width) * 57.3).toFixed(1)})`,
      stroke(d`M0 0Q${long / 2} 46 ${long} 0`, '#6b4a2b', 17),
      repeat(4, (index) => node(150 + index * (long / 4.1))),
    ),
  ].join('');
};

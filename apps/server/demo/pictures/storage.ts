import type { Motif } from './canvas.ts';
import { circle, d, ellipse, fade, group, mix, path, rect, repeat, stroke } from './svg.ts';

/** Warehouse racks filled with boxes. */
export const shelves: Motif = ({ width, height, palette, random }) => {
  const floor = height * 0.86;
  const rows = height > width ? 4 : 3;
  const bays = width > 1100 ? 3 : 2;
  const bay = width / bays;
  const rise = (floor - 70) / rows;
  const kraft = '#c99c68';
  const box = (x: number, bottom: number, wide: number, tall: number) => {
    const color = random.pick([
      kraft,
      mix(kraft, palette.mid, 0.3),
      mix(kraft, '#ffffff', 0.25),
      random.pick([palette.accent, palette.mid, palette.pop]),
    ]);
    return (
      rect(x, bottom - tall, wide, tall, color, { rx: 4 }) +
      rect(x + wide - wide * 0.16, bottom - tall, wide * 0.16, tall, palette.deep, {
        'fill-opacity': 0.14,
      }) +
      rect(x + wide * 0.36, bottom - tall, wide * 0.14, tall * 0.36, mix(color, '#ffffff', 0.35)) +
      rect(x + wide * 0.1, bottom - tall * 0.38, wide * 0.3, tall * 0.2, '#ffffff', {
        rx: 3,
        'fill-opacity': 0.75,
      })
    );
  };
  const fill = (left: number, bottom: number) => {
    const pieces: string[] = [];
    let x = left + 22;
    while (x < left + bay - 74) {
      const wide = Math.min(random.between(70, 130), left + bay - 24 - x);
      const tall = rise * random.between(0.4, 0.7);
      pieces.push(box(x, bottom, wide, tall));
      if (tall < rise * 0.46 && wide > 60)
        pieces.push(box(x + 10, bottom - tall, wide - 24, rise * 0.26));
      x += wide + random.between(3, 12);
    }
    return pieces.join('');
  };
  const beam = mix(palette.accent, palette.pop, 0.3);
  return [
    fade('air', mix(palette.deep, palette.mid, 0.35), mix(palette.mid, palette.ground, 0.45)),
    rect(0, 0, width, height, 'url(#air)'),
    repeat(
      3,
      (index) =>
        rect(width * (0.12 + index * 0.32), 0, width * 0.14, 20, '#fff7dd') +
        path(
          d`M${width * (0.12 + index * 0.32)} 20h${width * 0.14}l90 ${floor}h${-width * 0.14 - 180}z`,
          '#fff7dd',
          { 'fill-opacity': 0.07 },
        ),
    ),
    rect(0, floor, width, height - floor, mix(palette.light, palette.deep, 0.35)),
    rect(0, floor + 60, width, 12, palette.pop, { 'fill-opacity': 0.75 }),
    repeat(rows, (row) => {
      const bottom = 70 + rise * (row + 1) - 14;
      return (
        rect(0, bottom - rise + 18, width, rise - 18, palette.deep, { 'fill-opacity': 0.3 }) +
        repeat(bays, (index) => fill(index * bay, bottom)) +
        rect(0, bottom, width, 20, beam) +
        rect(0, bottom + 15, width, 5, palette.deep, { 'fill-opacity': 0.35 })
      );
    }),
    repeat(
      bays + 1,
      (index) =>
        rect(index * bay - 11, 30, 22, floor - 20, mix(palette.mid, palette.deep, 0.55)) +
        repeat(12, (hole) =>
          circle(index * bay, 60 + hole * (floor / 13), 4, palette.ground, { 'fill-opacity': 0.6 }),
        ),
    ),
    group(
      `translate(${(width * random.between(0.28, 0.66)).toFixed(0)} ${(floor + 70).toFixed(0)})`,
      ellipse(40, 6, 190, 14, '#000000', { 'fill-opacity': 0.3 }),
      rect(-120, -24, 260, 16, palette.deep, { rx: 5 }) +
        stroke('M140 -18L186 -190h34', palette.deep, 11),
      circle(-84, 0, 20, '#222222') +
        circle(104, 0, 20, '#222222') +
        circle(-84, 0, 8, palette.light) +
        circle(104, 0, 8, palette.light),
      box(-108, -24, 120, 96) + box(16, -24, 104, 76) + box(-86, -120, 110, 74),
    ),
  ].join('');
};

/** Containers stacked on the quay, with a crane above. */
export const containers: Motif = ({ width, height, palette, random }) => {
  const quay = height * 0.86;
  const wide = width / 4.4;
  const tall = wide * 0.42;
  const one = (x: number, y: number, color: string) =>
    rect(x, y, wide - 6, tall - 5, color, { rx: 4 }) +
    repeat(15, (index) =>
      rect(x + 12 + index * ((wide - 30) / 15), y + 12, (wide - 30) / 30, tall - 28, palette.deep, {
        'fill-opacity': 0.16,
      }),
    ) +
    rect(x, y, wide - 6, 8, '#ffffff', { 'fill-opacity': 0.22 }) +
    rect(x, y + tall - 15, wide - 6, 10, palette.deep, { 'fill-opacity': 0.25 }) +
    [0, wide - 18]
      .map((corner) =>
        [0, tall - 17]
          .map((edge) => rect(x + corner, y + edge, 12, 12, palette.deep, { 'fill-opacity': 0.5 }))
          .join(''),
      )
      .join('');
  const color = () =>
    random.pick([
      palette.accent,
      palette.mid,
      palette.pop,
      palette.light,
      mix(palette.accent, palette.deep, 0.35),
      mix(palette.mid, palette.light, 0.45),
      '#c8553d',
      '#3f7f8c',
    ]);
  const columns = [4, 3, 5, 2, 4].map((most) => Math.max(1, most - random.whole(0, 1)));
  const hookX = width * random.between(0.5, 0.66);
  const lift = quay - tall * 6.1;
  return [
    fade('sky', mix(palette.mid, palette.light, 0.4), palette.light, palette.ground),
    rect(0, 0, width, height, 'url(#sky)'),
    circle(width * 0.18, height * 0.24, 70, '#fff3cf'),
    repeat(5, () =>
      ellipse(
        random.between(0, width),
        random.between(60, height * 0.36),
        random.between(90, 190),
        random.between(14, 26),
        '#ffffff',
        { 'fill-opacity': 0.5 },
      ),
    ),
    rect(0, height * 0.56, width, height * 0.1, mix(palette.mid, palette.light, 0.25)),
    path(
      d`M0 ${height * 0.56}q${width * 0.2} -70 ${width * 0.42} 0z`,
      mix(palette.mid, palette.light, 0.55),
    ),
    stroke(
      d`M${width * 0.34} ${quay}V40M${width * 0.9} ${quay}V40`,
      mix(palette.pop, palette.accent, 0.4),
      26,
    ),
    stroke(
      d`M${width * 0.34} ${quay * 0.7}L${width * 0.9} 70M${width * 0.9} ${quay * 0.7}L${width * 0.34} 70`,
      mix(palette.pop, palette.accent, 0.6),
      9,
    ),
    rect(0, 44, width, 34, mix(palette.pop, palette.accent, 0.4)) +
      repeat(24, (index) =>
        stroke(d`M${index * 56} 78l28 -34l28 34`, palette.deep, 4, { 'stroke-opacity': 0.35 }),
      ),
    rect(hookX - 44, 72, 88, 36, palette.deep, { rx: 6 }),
    stroke(
      d`M${hookX - 30} 108L${hookX - wide * 0.4} ${lift}M${hookX + 30} 108L${hookX + wide * 0.4} ${lift}`,
      palette.deep,
      5,
    ),
    one(hookX - wide / 2, lift, color()),
    rect(0, quay, width, height - quay, mix(palette.deep, palette.light, 0.3)),
    columns
      .map((most, column) =>
        repeat(most, (level) =>
          one(column * wide - 40 + random.between(-4, 4), quay - tall * (level + 1) + 6, color()),
        ),
      )
      .join(''),
    repeat(8, (index) =>
      rect(index * 180 - 20, quay + 52, 100, 12, palette.pop, { rx: 4, 'fill-opacity': 0.85 }),
    ),
  ].join('');
};

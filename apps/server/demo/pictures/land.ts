import type { Motif } from './canvas.ts';
import { circle, d, ellipse, fade, group, mix, path, rect, repeat, stroke } from './svg.ts';

const palm = (x: number, y: number, tall: number, color: string, lean: number) =>
  group(
    `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
    stroke(d`M0 0Q${lean * 0.2} ${-tall * 0.5} ${lean} ${-tall}`, color, tall * 0.05),
    [-165, -130, -95, -60, -25, 5, 175]
      .map((turn) =>
        group(
          `translate(${lean} ${-tall}) rotate(${turn})`,
          path(
            d`M0 0Q${tall * 0.24} ${-tall * 0.14} ${tall * 0.48} ${tall * 0.05}Q${tall * 0.22} ${-tall * 0.02} 0 0z`,
            color,
          ),
        ),
      )
      .join(''),
  );

const hill = (width: number, top: number, swing: number, phase: number, bottom: number) => {
  const points = Array.from(
    { length: 9 },
    (_, index) => top + Math.sin(index * 0.9 + phase) * swing,
  );
  const step = width / 8;
  return (
    points.reduce(
      (text, y, index) =>
        text +
        (index === 0 ? d`M0 ${y}` : d`S${index * step - step * 0.5} ${y} ${index * step} ${y}`),
      '',
    ) + d`V${bottom}H0z`
  );
};

/** Rice terraces under the morning or evening sun. */
export const terraces: Motif = ({ width, height, palette, random }) => {
  const horizon = height * random.between(0.3, 0.4);
  const far = mix(palette.light, palette.mid, 0.5);
  const near = mix('#4f8a3a', palette.mid, 0.22);
  const steps = 9;
  const phase = random.between(0, 6);
  const sunX = width * random.between(0.25, 0.75);
  const bands = repeat(steps, (index) => {
    const share = index / (steps - 1);
    const top = horizon + (height - horizon) * share ** 1.5 * 0.94 + 14;
    const swing = 14 + share * 44;
    const shape = hill(width, top, swing, phase + index * 0.42, height);
    const rice = mix(
      mix(far, near, 0.25 + share * 0.75),
      index % 2 ? palette.pop : palette.deep,
      0.14,
    );
    const blades = repeat(Math.round(10 + share * 16), (blade) => {
      const x = (blade + random.next()) * (width / (10 + share * 16));
      const y = top + swing + 18 + share * 20 + random.between(0, 12);
      const tall = 7 + share * 20;
      return stroke(
        d`M${x} ${y}q-2 ${-tall * 0.6} -6 ${-tall}M${x} ${y}v${-tall * 1.1}M${x} ${y}q2 ${-tall * 0.6} 6 ${-tall}`,
        mix(rice, palette.deep, 0.28),
        1.5 + share * 2.5,
      );
    });
    return [
      path(shape, mix(rice, palette.deep, 0.42)),
      group(
        `translate(0 ${(6 + share * 14).toFixed(1)})`,
        path(shape, index % 3 === 2 ? mix(palette.ground, palette.light, 0.35) : rice),
      ),
      index % 3 === 2
        ? group(
            `translate(0 ${(26 + share * 30).toFixed(1)})`,
            path(shape, rice, { 'fill-opacity': 0.75 }),
          )
        : '',
      blades,
    ].join('');
  });
  const hut = group(
    `translate(${(width * random.between(0.2, 0.75)).toFixed(0)} ${(horizon + (height - horizon) * 0.34).toFixed(0)})`,
    rect(-34, -46, 8, 46, palette.deep) +
      rect(26, -46, 8, 46, palette.deep) +
      rect(-40, -14, 80, 9, palette.deep),
    path('M-62 -42L0 -96L62 -42z', mix(palette.accent, palette.deep, 0.3)),
    path('M0 -96L62 -42H0z', palette.deep, { 'fill-opacity': 0.25 }),
  );
  return [
    fade(
      'sky',
      mix(palette.light, palette.mid, 0.25),
      palette.ground,
      mix(palette.pop, palette.ground, 0.4),
    ),
    rect(0, 0, width, height, 'url(#sky)'),
    circle(sunX, horizon - 40, 150, palette.pop, { 'fill-opacity': 0.25 }),
    circle(sunX, horizon - 40, 74, mix(palette.pop, '#ffffff', 0.3)),
    repeat(4, () =>
      ellipse(
        random.between(0, width),
        random.between(40, horizon * 0.7),
        random.between(90, 170),
        random.between(12, 22),
        '#ffffff',
        { 'fill-opacity': 0.4 },
      ),
    ),
    path(
      d`M${width * 0.1} ${horizon + 60}L${width * 0.38} ${horizon - 190}Q${width * 0.41} ${horizon - 206} ${width * 0.45} ${horizon - 186}L${width * 0.86} ${horizon + 60}z`,
      mix(palette.mid, palette.light, 0.55),
    ),
    path(hill(width, horizon - 30, 34, phase + 2, height), mix(palette.mid, palette.light, 0.3)),
    repeat(9, () =>
      palm(
        random.between(0, width),
        horizon + 26,
        random.between(50, 90),
        mix(near, palette.deep, 0.5),
        random.between(-16, 16),
      ),
    ),
    bands,
    hut,
    palm(
      random.chance(0.5) ? width * 0.07 : width * 0.9,
      height * 0.96,
      height * 0.5,
      palette.deep,
      random.between(-60, 60),
    ),
  ].join('');
};

/** A road below the hills, and a truck on its way. */
export const truck: Motif = ({ width, height, palette, random }) => {
  const road = height * 0.74;
  const x = width * random.between(0.16, 0.3);
  const phase = random.between(0, 6);
  const wheel = (at: number) =>
    circle(at, road + 34, 44, '#22201f') +
    circle(at, road + 34, 20, palette.light) +
    circle(at, road + 34, 7, '#22201f');
  return [
    fade(
      'sky',
      mix(palette.light, palette.mid, 0.35),
      palette.ground,
      mix(palette.pop, palette.ground, 0.35),
    ),
    rect(0, 0, width, height, 'url(#sky)'),
    circle(width * 0.76, height * 0.36, 84, mix(palette.pop, '#ffffff', 0.25)),
    path(hill(width, height * 0.44, 70, phase, height), mix(palette.mid, palette.light, 0.6)),
    path(
      hill(width, height * 0.54, 50, phase + 1.7, height),
      mix(palette.mid, palette.light, 0.25),
    ),
    path(hill(width, height * 0.63, 26, phase + 3, height), palette.mid),
    repeat(8, () =>
      palm(
        random.between(0, width),
        height * 0.66,
        random.between(90, 170),
        mix(palette.mid, palette.deep, 0.65),
        random.between(-24, 24),
      ),
    ),
    rect(0, road - 40, width, height, mix(palette.mid, palette.deep, 0.5)),
    rect(0, road + 12, width, height, mix(palette.deep, '#777777', 0.25)),
    repeat(9, (index) =>
      rect(index * 160 - 30, road + 120, 92, 12, palette.ground, { rx: 6, 'fill-opacity': 0.8 }),
    ),
    ellipse(x + 300, road + 78, 380, 18, '#000000', { 'fill-opacity': 0.25 }),
    rect(x, road - 290, 430, 300, palette.accent, { rx: 14 }),
    repeat(7, (index) =>
      rect(x + 26 + index * 58, road - 272, 8, 264, palette.deep, { 'fill-opacity': 0.13 }),
    ),
    path(d`M${x} ${road - 276}q215 -50 430 0z`, mix(palette.accent, '#ffffff', 0.25)),
    rect(x, road - 120, 430, 44, palette.ground),
    repeat(9, (index) =>
      path(
        d`M${x + 6 + index * 48} ${road - 98}l22 -18l22 18l-22 18z`,
        index % 2 ? palette.pop : palette.mid,
      ),
    ),
    path(
      d`M${x + 440} ${road + 10}V${road - 196}q2 -16 20 -16h92q16 0 24 16l38 92q14 4 14 22V${road + 10}z`,
      palette.pop,
    ),
    path(d`M${x + 468} ${road - 112}v-72h76q10 0 14 9l28 63z`, mix(palette.light, '#ffffff', 0.5)),
    rect(x + 470, road - 84, 40, 9, palette.deep, { rx: 4, 'fill-opacity': 0.5 }),
    circle(x + 614, road - 36, 14, '#fff3c4'),
    rect(x - 8, road + 2, 646, 20, palette.deep, { rx: 8 }),
    wheel(x + 92) + wheel(x + 196) + wheel(x + 524),
  ].join('');
};

import type { Canvas, Motif } from './canvas.ts';
import { folds } from './folds.ts';
import { circle, d, ellipse, group, mix, path, rect, repeat, stroke, tiled } from './svg.ts';

/** A row of pointed teeth, the edge of many a cloth. */
const tumpal = (width: number, y: number, side: number, fill: string, dot: string) =>
  repeat(
    Math.ceil(width / side) + 1,
    (index) =>
      path(d`M${index * side} ${y}l${side / 2} ${-side * 1.15}l${side / 2} ${side * 1.15}z`, fill) +
      circle(index * side + side / 2, y - side * 0.32, side * 0.09, dot),
  );

function border({ width, height, palette }: Canvas): string {
  const top = height * 0.84;
  return [
    rect(0, top, width, height - top, palette.deep),
    rect(0, top, width, 7, palette.accent),
    tumpal(width, height - 26, 64, palette.light, palette.mid),
    rect(0, height - 24, width, 5, palette.accent),
  ].join('');
}

/** Batik kawung: four petals around every crossing. */
export const kawung: Motif = (canvas) => {
  const { palette, random } = canvas;
  const side = random.between(112, 150);
  const petal = (angle: number) =>
    group(
      `rotate(${angle}) translate(0 ${-side * 0.36})`,
      ellipse(0, 0, side * 0.2, side * 0.31, palette.light),
      ellipse(0, 0, side * 0.14, side * 0.24, palette.ground),
      ellipse(0, 0, side * 0.14, side * 0.24, palette.accent, { 'fill-opacity': 0.28 }),
      stroke(d`M0 ${-side * 0.14}V${side * 0.14}`, palette.mid, 3),
      circle(-side * 0.06, 0, 3.4, palette.mid) + circle(side * 0.06, 0, 3.4, palette.mid),
    );
  const flower =
    [45, 135, 225, 315].map(petal).join('') +
    path(
      d`M0 ${-side * 0.09}L${side * 0.09} 0L0 ${side * 0.09}L${-side * 0.09} 0z`,
      palette.accent,
    );
  const spark = repeat(4, (index) =>
    circle(0, side * 0.13, 4, palette.accent, { transform: `rotate(${index * 90})` }),
  );
  const content =
    rect(0, 0, side, side, palette.deep) +
    group(`translate(${side / 2} ${side / 2})`, flower) +
    [0, side].flatMap((x) => [0, side].map((y) => group(`translate(${x} ${y})`, spark))).join('');
  return [
    tiled(canvas, { width: side, height: side }, content, random.pick([0, 0, 8, -8])),
    random.chance(0.6) ? border(canvas) : '',
    folds(canvas),
  ].join('');
};

/** Batik parang: slanting rows of blades between rows of diamonds. */
export const parang: Motif = (canvas) => {
  const { palette, random } = canvas;
  const wide = random.between(120, 150);
  const tall = wide * 0.56;
  const gap = wide * 0.3;
  const blade =
    `M${wide * 0.06} ${tall * 0.98}C${wide * 0.02} ${tall * 0.4} ${wide * 0.44} ${tall * 0.62} ${wide * 0.5} ${tall * 0.36}` +
    `C${wide * 0.54} ${tall * 0.12} ${wide * 0.8} ${tall * -0.02} ${wide * 0.95} ${tall * 0.06}` +
    `C${wide * 0.98} ${tall * 0.5} ${wide * 0.6} ${tall * 0.44} ${wide * 0.53} ${tall * 0.66}` +
    `C${wide * 0.46} ${tall * 0.9} ${wide * 0.24} ${tall * 0.98} ${wide * 0.06} ${tall * 0.98}z`;
  const content = [
    rect(0, 0, wide + gap, tall, palette.deep),
    path(blade, palette.light),
    group(
      `translate(${wide * 0.5} ${tall * 0.5}) scale(.66) translate(${-wide * 0.5} ${-tall * 0.5})`,
      path(blade, palette.mid),
    ),
    circle(wide * 0.2, tall * 0.76, wide * 0.05, palette.ground),
    circle(wide * 0.8, tall * 0.26, wide * 0.05, palette.ground),
    rect(wide, 0, gap, tall, palette.mid),
    rect(wide, 0, 3, tall, palette.light) + rect(wide + gap - 3, 0, 3, tall, palette.light),
    path(
      d`M${wide + gap / 2} ${tall * 0.14}l${gap * 0.28} ${tall * 0.36}l${-gap * 0.28} ${tall * 0.36}l${-gap * 0.28} ${-tall * 0.36}z`,
      palette.ground,
    ),
    circle(wide + gap / 2, tall / 2, 4, palette.deep),
  ].join('');
  return [
    tiled(canvas, { width: wide + gap, height: tall }, content, random.whole(34, 46)),
    folds(canvas),
  ].join('');
};

const CLOUD =
  'M-150 30C-178 30-184-4-158-14C-164-46-122-62-104-40C-96-84-34-92-18-54C0-104 74-100 84-48C112-70 152-46 142-14C176-10 178 28 150 30C120 44 96 40 84 24C66 48 22 50 6 26C-12 50-58 50-76 26C-92 44-126 44-150 30z';

/** Batik megamendung: clouds in many shades of one colour. */
export const megamendung: Motif = (canvas) => {
  const { width, height, palette, random } = canvas;
  const shades = [
    palette.deep,
    palette.mid,
    mix(palette.mid, palette.light, 0.45),
    palette.light,
    palette.ground,
    palette.mid,
  ];
  const cloud = (x: number, y: number, scale: number, flip: boolean) =>
    group(
      `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`,
      ...shades.map((shade, index) => {
        const share = 1 - index * 0.155;
        return group(
          `translate(0 ${index * 1.5}) scale(${share.toFixed(3)} ${(share * 0.98).toFixed(3)})`,
          path(CLOUD, shade),
        );
      }),
    );
  const field = mix(palette.accent, palette.deep, 0.12);
  const rows = Math.ceil(height / 165) + 1;
  const columns = Math.ceil(width / 380) + 2;
  const clouds = repeat(rows, (row) =>
    repeat(columns, (column) =>
      cloud(
        column * 380 - (row % 2) * 190 + random.between(-22, 22) - 60,
        row * 165 + random.between(-12, 12),
        random.between(0.82, 1.16),
        random.chance(0.5),
      ),
    ),
  );
  const wisps = repeat(26, () => {
    const x = random.between(0, width);
    const y = random.between(0, height);
    return stroke(d`M${x} ${y}q22 -16 44 0t44 0`, mix(field, palette.ground, 0.5), 5);
  });
  return [rect(0, 0, width, height, field), wisps, clouds, folds(canvas)].join('');
};

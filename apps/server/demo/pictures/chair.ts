import type { Motif } from './canvas.ts';
import { plant, room } from './room.ts';
import { circle, d, ellipse, group, mix, path, rect, repeat, stroke } from './svg.ts';

/** Furniture in a quiet room: a chair, or a bench by a low table. */
export const chair: Motif = (canvas) => {
  const { width, height, palette, random } = canvas;
  const floor = height * 0.72;
  const x = width * random.between(0.44, 0.56);
  const wood = mix(palette.mid, palette.deep, random.between(0, 0.35));
  const dark = mix(wood, palette.deep, 0.5);
  const cane = mix(palette.light, palette.ground, 0.3);
  const isBench = random.chance(0.35);
  const half = isBench ? 300 : 165;
  const seat = floor - 60;
  const back = seat - 300;
  const lattice =
    repeat(Math.ceil((half * 2 - 40) / 26), (index) =>
      stroke(d`M${x - half + 24 + index * 26} ${back + 34}v190`, mix(cane, palette.mid, 0.45), 4),
    ) +
    repeat(8, (index) =>
      stroke(
        d`M${x - half + 22} ${back + 44 + index * 24}h${half * 2 - 44}`,
        mix(cane, palette.mid, 0.3),
        4,
      ),
    );
  const leg = (at: number, lean: number) =>
    path(d`M${at - 15} ${seat + 40}h30l${lean} 210h-20z`, wood);
  const frame = random.chance(0.5)
    ? rect(width * 0.1, height * 0.12, 210, 270, dark, { rx: 6 }) +
      rect(width * 0.1 + 16, height * 0.12 + 16, 178, 238, palette.ground) +
      repeat(9, (index) =>
        circle(
          width * 0.1 + 60 + (index % 3) * 46,
          height * 0.12 + 76 + Math.floor(index / 3) * 60,
          20,
          index % 2 ? palette.accent : palette.mid,
        ),
      )
    : path(
        d`M${width * 0.08} ${floor - 20}V${height * 0.28}a130 130 0 0 1 260 0V${floor - 20}z`,
        mix(palette.light, '#ffffff', 0.6),
      ) +
      path(
        d`M${width * 0.08 + 10} ${floor - 26}V${floor - 150}q120 -80 240 -10V${floor - 26}z`,
        '#7fae6a',
      ) +
      stroke(
        d`M${width * 0.08 + 130} ${height * 0.28 - 128}V${floor - 20}M${width * 0.08} ${height * 0.42}h260`,
        '#ffffff',
        10,
      );
  const lampX = width * random.between(0.76, 0.86);
  return [
    room(canvas, floor),
    frame,
    stroke(d`M${lampX} 0V${height * 0.2}`, dark, 6),
    path(
      d`M${lampX - 86} ${height * 0.31}Q${lampX - 70} ${height * 0.19} ${lampX} ${height * 0.19}T${lampX + 86} ${height * 0.31}z`,
      palette.accent,
    ),
    repeat(7, (index) =>
      stroke(
        d`M${lampX} ${height * 0.19}L${lampX - 78 + index * 26} ${height * 0.31}`,
        palette.deep,
        3,
        { 'stroke-opacity': 0.3 },
      ),
    ),
    path(
      d`M${lampX - 86} ${height * 0.31}L${lampX - 230} ${floor}H${lampX + 230}L${lampX + 86} ${height * 0.31}z`,
      palette.pop,
      { 'fill-opacity': 0.13 },
    ),
    ellipse(x, floor + 196, half + 210, 62, palette.accent, { 'fill-opacity': 0.75 }),
    ellipse(x, floor + 196, half + 170, 46, palette.ground, { 'fill-opacity': 0.6 }),
    ellipse(x, floor + 196, half + 60, 26, palette.deep, { 'fill-opacity': 0.25 }),
    leg(x - half + 46, 4) + leg(x + half - 46, -4),
    rect(x - half, back, half * 2, 290, wood, { rx: 44 }),
    rect(x - half + 20, back + 22, half * 2 - 40, 220, cane, { rx: 26 }),
    lattice,
    rect(x - half + 20, back + 22, half * 2 - 40, 220, 'none', {
      rx: 26,
      stroke: dark,
      'stroke-width': 6,
    }),
    leg(x - half + 8, -14) + leg(x + half - 8, 14),
    rect(x - half - 26, seat - 96, 34, 130, wood, { rx: 15 }) +
      rect(x + half - 8, seat - 96, 34, 130, wood, { rx: 15 }),
    rect(x - half - 40, seat - 108, 62, 26, dark, { rx: 13 }) +
      rect(x + half - 22, seat - 108, 62, 26, dark, { rx: 13 }),
    rect(x - half + 4, seat - 46, half * 2 - 8, 66, palette.pop, { rx: 28 }),
    rect(x - half + 4, seat - 14, half * 2 - 8, 30, palette.deep, { rx: 15, 'fill-opacity': 0.12 }),
    rect(x - half - 8, seat + 14, half * 2 + 16, 36, dark, { rx: 14 }),
    group(
      `translate(${(x - half * 0.42).toFixed(0)} ${(seat - 96).toFixed(0)}) rotate(-9)`,
      rect(-64, -58, 128, 120, palette.accent, { rx: 26 }),
      repeat(4, (index) =>
        ellipse(-30 + (index % 2) * 60, -28 + Math.floor(index / 2) * 58, 19, 13, palette.ground, {
          transform: `rotate(${index % 3 ? 45 : -45} ${-30 + (index % 2) * 60} ${-28 + Math.floor(index / 2) * 58})`,
        }),
      ),
      circle(0, 1, 9, palette.ground),
    ),
    plant(x > width / 2 ? width * 0.12 : width * 0.9, floor + 150, 210, canvas),
  ].join('');
};

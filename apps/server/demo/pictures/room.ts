import type { Canvas } from './canvas.ts';
import { d, ellipse, fade, group, mix, path, rect, repeat } from './svg.ts';

/** A room's wall with its floor and a soft pool of light. */
export function room({ width, height, palette }: Canvas, floor: number): string {
  return [
    fade('wall', mix(palette.ground, palette.light, 0.45), palette.ground),
    rect(0, 0, width, height, 'url(#wall)'),
    rect(0, floor, width, height - floor, mix(palette.light, palette.mid, 0.3)),
    repeat(6, (index) =>
      rect(0, floor + ((height - floor) * index ** 1.4) / 9, width, 3, palette.deep, {
        'fill-opacity': 0.12,
      }),
    ),
    rect(0, floor - 16, width, 16, mix(palette.ground, '#ffffff', 0.5)),
  ].join('');
}

export function plant(x: number, y: number, size: number, { palette, random }: Canvas): string {
  const leaves = repeat(9, (index) =>
    group(
      `rotate(${(-76 + index * 19 + random.between(-6, 6)).toFixed(0)})`,
      path(
        d`M0 0C${-size * 0.22} ${-size * 0.4} ${-size * 0.1} ${-size * 0.86} 0 ${-size * random.between(0.9, 1.15)}C${size * 0.12} ${-size * 0.86} ${size * 0.2} ${-size * 0.4} 0 0z`,
        mix('#3f7a45', palette.deep, random.between(0, 0.4)),
      ),
    ),
  );
  return group(
    `translate(${x.toFixed(0)} ${y.toFixed(0)})`,
    ellipse(0, 4, size * 0.36, size * 0.08, palette.deep, { 'fill-opacity': 0.25 }),
    group(d`translate(0 ${-size * 0.42})`, leaves),
    path(
      d`M${-size * 0.3} ${-size * 0.5}H${size * 0.3}L${size * 0.22} 0H${-size * 0.22}z`,
      palette.accent,
    ),
    rect(
      -size * 0.34,
      -size * 0.56,
      size * 0.68,
      size * 0.12,
      mix(palette.accent, palette.deep, 0.18),
      { rx: 6 },
    ),
  );
}

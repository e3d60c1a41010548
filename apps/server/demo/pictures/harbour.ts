import type { Motif } from './canvas.ts';
import { circle, d, ellipse, fade, group, mix, path, rect, repeat, stroke } from './svg.ts';

/** A harbour when the sun is low. */
export const harbour: Motif = ({ width, height, palette, random }) => {
  const sea = height * random.between(0.56, 0.64);
  const sunX = width * random.between(0.3, 0.7);
  const glints = repeat(70, () => {
    const share = random.next() ** 0.8;
    const y = sea + 12 + share * (height - sea - 20);
    const x = sunX + random.between(-1, 1) * (70 + share * 260);
    return rect(x, y, random.between(24, 90) * (0.4 + share), 4 + share * 5, palette.pop, {
      rx: 4,
      'fill-opacity': random.between(0.25, 0.75),
    });
  });
  const pinisi = (x: number, y: number, scale: number, color: string) =>
    group(
      `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})`,
      path('M-190 -6Q-150 46 -110 50H120Q180 40 236 -34Q140 -8 -190 -6z', color),
      stroke('M-60 -4V-270M70 -4V-300M200 -20L330 -70', color, 8),
      path('M-66 -262Q-150 -130 -160 -24H-66z', mix(color, palette.ground, 0.78)),
      path('M-52 -256Q10 -150 16 -28H-52z', mix(color, palette.ground, 0.66)),
      path('M64 -290Q-4 -150 24 -28H64z', mix(color, palette.ground, 0.8)),
      path('M78 -288Q150 -150 170 -30H78z', mix(color, palette.ground, 0.62)),
      path('M86 -292L320 -68L190 -34z', mix(color, palette.accent, 0.7)),
    );
  const freighter = (x: number, y: number, scale: number, color: string) =>
    group(
      `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})`,
      repeat(10, (index) =>
        rect(
          -210 + index * 42,
          -64 - (index % 3) * 30,
          40,
          70 + (index % 3) * 30,
          [palette.accent, palette.mid, palette.pop, palette.light][(index * 3) % 4] ?? color,
        ),
      ),
      repeat(10, (index) => rect(-210 + index * 42, -34, 40, 3, color)),
      rect(226, -140, 66, 150, palette.ground) +
        repeat(3, (index) => rect(234, -126 + index * 34, 50, 12, color)) +
        rect(246, -180, 22, 44, palette.accent),
      path('M-260 0H330L296 72H-222z', color),
      rect(-250, 14, 566, 8, palette.accent),
    );
  const isFreighter = random.chance(0.5);
  const shipX = width * (sunX > width / 2 ? 0.34 : 0.62);
  const crane = (x: number, scale: number) =>
    group(
      `translate(${x.toFixed(0)} ${sea.toFixed(0)}) scale(${scale.toFixed(2)})`,
      stroke(
        'M0 0V-240M60 0V-240M-10 -240H190M0 -120L60 -30M60 -120L0 -30M30 -240V-300L180 -240M150 -240V-160',
        palette.deep,
        9,
      ),
    );
  return [
    fade('sky', palette.deep, palette.mid, palette.accent, palette.pop),
    fade('sea', mix(palette.accent, palette.mid, 0.5), palette.deep),
    rect(0, 0, width, sea + 4, 'url(#sky)'),
    circle(sunX, sea - 50, 190, palette.pop, { 'fill-opacity': 0.22 }) +
      circle(sunX, sea - 50, 92, mix(palette.pop, '#ffffff', 0.45)),
    repeat(7, () =>
      ellipse(
        random.between(0, width),
        random.between(60, sea - 140),
        random.between(110, 260),
        random.between(8, 18),
        palette.light,
        { 'fill-opacity': 0.32 },
      ),
    ),
    path(
      d`M0 ${sea}L0 ${sea - 60}Q${width * 0.12} ${sea - 150} ${width * 0.26} ${sea - 52}T${width * 0.52} ${sea}z`,
      mix(palette.deep, palette.mid, 0.55),
    ),
    path(
      d`M${width} ${sea}V${sea - 84}Q${width * 0.86} ${sea - 130} ${width * 0.72} ${sea}z`,
      mix(palette.deep, palette.mid, 0.35),
    ),
    rect(0, sea, width, height - sea, 'url(#sea)'),
    glints,
    crane(width * 0.84, 0.9) + crane(width * 0.06, 0.7),
    isFreighter
      ? freighter(shipX, sea + 66, 1.15, palette.deep)
      : pinisi(shipX, sea + 60, 1.05, palette.deep),
    pinisi(width * (isFreighter ? 0.14 : 0.9), sea + 18, 0.32, mix(palette.deep, palette.mid, 0.3)),
    repeat(5, () =>
      stroke(
        d`M${random.between(width * 0.1, width * 0.9)} ${random.between(80, sea * 0.5)}q13 -15 26 0q13 -15 26 0`,
        palette.ground,
        4,
        { 'stroke-opacity': 0.8 },
      ),
    ),
    rect(0, height - 54, width, 54, palette.deep),
    repeat(
      5,
      (index) =>
        rect(width * (0.08 + index * 0.21), height - 108, 20, 66, palette.deep, { rx: 6 }) +
        ellipse(
          width * (0.08 + index * 0.21) + 10,
          height - 106,
          17,
          9,
          mix(palette.deep, palette.mid, 0.5),
        ),
    ),
  ].join('');
};

/** A picture as a phone takes it: where the subject lies, and what light and hand do to it. */
export interface Shot {
  width: number;
  height: number;
  /** Corners of the subject in the picture, as shares of it: clockwise from the top left. */
  corners: readonly (readonly [number, number])[];
  /** Colour of what the subject lies on, red to blue; grain runs along it as in wood. */
  ground: readonly [number, number, number];
  /** Height of a cloth's folds. @default 0, flat paper */
  folds?: number;
  /** The brightest place as shares of the picture, its strength, and how dark the rest is. */
  light: readonly [x: number, y: number, strength: number, rest: number];
  /** Multipliers of red, green and blue, such as a bulb's yellow. @default daylight */
  tint?: readonly [number, number, number];
  /** Way the hand moved in pixels. @default a still hand */
  shake?: readonly [number, number];
  grain: number;
  seed: number;
}

/**
 * Runs in the page: photographs a subject, or keeps it as it is, and returns it as WebP in base64.
 */
export async function photograph({
  subject,
  shot,
  quality,
}: {
  subject: string;
  shot: Shot | undefined;
  quality: number;
}): Promise<string> {
  const bytes = Uint8Array.from(atob(subject), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const flat = new OffscreenCanvas(bitmap.width, bitmap.height);
  flat.getContext('2d')?.drawImage(bitmap, 0, 0);
  const source = flat.getContext('2d')?.getImageData(0, 0, flat.width, flat.height);
  if (!source) throw new Error('no canvas');
  if (!shot) return encode(flat);
  const { width, height, ground, folds = 0, light, tint = [1, 1, 1], shake = [0, 0] } = shot;
  let state = shot.seed;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const lattice = Float32Array.from({ length: 4096 }, random);
  const at = (x: number, y: number) => lattice[((y & 63) << 6) | (x & 63)] ?? 0;
  const noise = (x: number, y: number) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const ease = (t: number) => t * t * (3 - 2 * t);
    const [u, v] = [ease(x - left), ease(y - top)];
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
    return upper * (1 - v) + (at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u) * v;
  };
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const target = context?.createImageData(width, height);
  if (!context || !target) throw new Error('no canvas');
  const toSubject = inverse(shot.corners.map(([x, y]) => [x * width, y * height] as const));
  const heightAt = (x: number, y: number) =>
    folds * (noise(x / 140 + 3, y / 300) + 0.5 * noise(x / 60 + y / 90, y / 170 + 9));
  const steps = Math.max(1, Math.round(Math.hypot(...shake)));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const sum = [0, 0, 0];
      for (let step = 0; step < steps; step += 1) {
        const share = step / steps - 0.5;
        const [sx, sy] = [x + shake[0] * share, y + shake[1] * share];
        const lift = folds && heightAt(sx, sy);
        const [u, v] = toSubject(sx + lift * 26, sy + lift * 14);
        const isOn = u >= 0 && v >= 0 && u < 1 && v < 1;
        const grainOfWood = 0.75 + 0.5 * noise(sx / 90, sy / 5) * noise(sx / 400, sy / 40 + 7);
        const corner = isOn ? [u * source.width, v * source.height] : [0, 0];
        const index = ((corner[1] ?? 0) | 0) * source.width + ((corner[0] ?? 0) | 0);
        for (const channel of [0, 1, 2])
          sum[channel] =
            (sum[channel] ?? 0) +
            (isOn ? (source.data[index * 4 + channel] ?? 0) : (ground[channel] ?? 0) * grainOfWood);
      }
      const slope = folds && (heightAt(x + 3, y) - heightAt(x - 3, y)) * 2.4;
      const away = Math.hypot(x / width - light[0], (y / height - light[1]) * (height / width));
      const lit = light[3] + light[2] * Math.exp(-away * away * 3.2);
      const edge = Math.hypot(x / width - 0.5, y / height - 0.5);
      const shade =
        lit * (1 - slope) * (1 - 0.55 * edge * edge) * (0.94 + 0.12 * noise(x / 200, y / 260));
      const speck = (random() + random() - 1) * shot.grain;
      for (const channel of [0, 1, 2])
        target.data[(y * width + x) * 4 + channel] =
          ((sum[channel] ?? 0) / steps) * shade * (tint[channel] ?? 1) +
          speck +
          (random() - 0.5) * shot.grain * 0.7;
      target.data[(y * width + x) * 4 + 3] = 255;
    }
  context.putImageData(target, 0, 0);
  // A phone blurs a little, sharpens, and saves a coarse JPEG; a messenger saves it again.
  context.filter = 'blur(0.7px)';
  context.drawImage(canvas, 0, 0);
  context.filter = 'none';
  const coarse = await createImageBitmap(
    await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.55 }),
  );
  context.drawImage(coarse, 0, 0);
  return encode(canvas);

  async function encode(drawn: OffscreenCanvas): Promise<string> {
    const blob = await drawn.convertToBlob({ type: 'image/webp', quality });
    const written = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(written, (byte) => String.fromCharCode(byte)).join(''));
  }

  /** Maps points of the picture into the unit square whose corners lie at `corners`. */
  function inverse(corners: readonly (readonly [number, number])[]) {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = corners;
    const [dx1, dx2, dx3] = [b[0] - c[0], d[0] - c[0], a[0] - b[0] + c[0] - d[0]];
    const [dy1, dy2, dy3] = [b[1] - c[1], d[1] - c[1], a[1] - b[1] + c[1] - d[1]];
    const whole = dx1 * dy2 - dx2 * dy1;
    const g = (dx3 * dy2 - dx2 * dy3) / whole;
    const h = (dx1 * dy3 - dx3 * dy1) / whole;
    const [m0, m1] = [b[0] - a[0] + g * b[0], d[0] - a[0] + h * d[0]];
    const [m3, m4] = [b[1] - a[1] + g * b[1], d[1] - a[1] + h * d[1]];
    return (x: number, y: number): readonly [number, number] => {
      const [p, q, r] = [m0 - g * x, m1 - h * x, x - a[0]];
      const [s, t, w] = [m3 - g * y, m4 - h * y, y - a[1]];
      const base = p * t - q * s;
      return [(r * t - q * w) / base, (p * w - r * s) / base];
    };
  }
}

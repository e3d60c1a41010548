import type { AvatarUrls } from '@saudagar/contract';

const PALETTES = [
  ['#0f766e', '#5eead4', '#f0fdfa'],
  ['#b45309', '#fcd34d', '#fffbeb'],
  ['#9f1239', '#fda4af', '#fff1f2'],
  ['#3730a3', '#a5b4fc', '#eef2ff'],
  ['#166534', '#86efac', '#f0fdf4'],
  ['#7c2d12', '#fdba74', '#fff7ed'],
] as const;

function paletteOf(seed: number) {
  return PALETTES[Math.abs(seed) % PALETTES.length] ?? PALETTES[0];
}

function dataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A picture as a data address, the same for the same seed: crates on a market shelf. */
export function picture(seed: number, width = 1200, height = 800): string {
  const [dark, middle, light] = paletteOf(seed);
  const crates = [0, 1, 2, 3].map((column) => {
    const tall = 0.25 + ((seed * 7 + column * 5) % 6) * 0.08;
    const x = width * (0.08 + column * 0.22);
    return `<rect x="${x}" y="${height * (0.82 - tall)}" width="${width * 0.17}" height="${height * tall}" rx="${width * 0.012}" fill="${column % 2 ? middle : dark}"/>`;
  });
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${light}"/><circle cx="${width * 0.8}" cy="${height * 0.22}" r="${height * 0.12}" fill="${middle}"/>${crates.join('')}<rect y="${height * 0.82}" width="100%" height="${height * 0.18}" fill="${dark}" opacity="0.85"/></svg>`,
  );
}

/** A portrait as a data address, the same for the same seed. */
export function portrait(seed: number): string {
  const [dark, middle, light] = paletteOf(seed);
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="256" height="256" fill="${middle}"/><circle cx="128" cy="104" r="52" fill="${light}"/><path d="M28 256c0-58 44-92 100-92s100 34 100 92z" fill="${dark}"/></svg>`,
  );
}

/** A member's photo in its three sizes. */
export function avatarUrls(seed: number): AvatarUrls {
  const url = portrait(seed);
  return { small: url, medium: url, large: url };
}

/**
 * Draws those pictures of the demo that look taken by telephone: screens, papers, cloth.
 * `node scripts/demoPictures.ts nota kain` draws those whose names begin so. The same each time.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { browserLaunch } from './browser.ts';
import { photograph, type Shot } from './demoPictures/photograph.ts';
import * as subjects from './demoPictures/subjects.ts';
import { root } from './packages.ts';

const DEMO = join(root, 'apps/server/demo');
const FOLDER = join(DEMO, 'posts/pictures');
const PORTRAITS = join(DEMO, 'account/portraits');
const WOOD = [104, 66, 40] as const;
const CARDBOARD = [168, 128, 84] as const;
const TILES = [178, 174, 168] as const;

interface Taken {
  /** A page, or a picture in the folder that is printed on cloth. */
  of: subjects.Subject | string;
  /** @default a screen, stored as it is */
  shot?: Shot;
  /** @default 0.42 */
  quality?: number;
  /** @default the pictures of posts */
  folder?: string;
}

/** A cloth that fills the picture, seen from the side. */
const cloth = (width: number, height: number, seed: number, more: Partial<Shot> = {}): Shot => ({
  width,
  height,
  corners: [
    [-0.1, -0.12],
    [1.18, -0.3],
    [1.3, 1.2],
    [-0.35, 1.34],
  ],
  ground: TILES,
  folds: 0.34,
  light: [0.2, 0.15, 0.75, 0.5],
  tint: [1.04, 1, 0.92],
  grain: 20,
  seed,
  ...more,
});

const PICTURES: Readonly<Record<string, Taken>> = {
  agus_konveksi: {
    of: subjects.mark('KS', 'KONVEKSI SETIA', '#fff', '#1b2a4a'),
    folder: PORTRAITS,
  },
  liem_kemas: {
    of: subjects.mark('wk', 'Wijaya Kemas', '#7a4a1e', '#f3e3c6'),
    folder: PORTRAITS,
  },
  'tangkapan-daftar-harga': { of: subjects.priceChat, quality: 0.5 },
  'tangkapan-stok-panjang': { of: subjects.longList, quality: 0.35 },
  'tangkapan-transfer': { of: subjects.transfer, quality: 0.5 },
  'nota-miring': {
    of: subjects.receipt,
    shot: {
      width: 720,
      height: 960,
      corners: [
        [0.3, 0.07],
        [0.77, 0.13],
        [0.63, 0.99],
        [0.1, 0.9],
      ],
      ground: WOOD,
      light: [0.75, 0.1, 0.7, 0.45],
      tint: [1.06, 1, 0.84],
      shake: [3, 1],
      grain: 22,
      seed: 7,
    },
  },
  'resi-paket': {
    of: subjects.label,
    shot: {
      width: 960,
      height: 720,
      corners: [
        [0.2, 0.03],
        [0.88, 0.16],
        [0.74, 1.06],
        [0.03, 0.86],
      ],
      ground: CARDBOARD,
      light: [0.15, 0.85, 0.6, 0.5],
      shake: [5, -2],
      grain: 20,
      seed: 12,
    },
  },
  'buku-stok': {
    of: subjects.stockBook(seeded(5)),
    shot: {
      width: 720,
      height: 960,
      corners: [
        [0.04, 0.09],
        [0.98, 0.02],
        [1.06, 1.05],
        [-0.03, 0.98],
      ],
      ground: TILES,
      light: [0.1, 0.3, 0.6, 0.52],
      tint: [1.02, 1, 0.95],
      grain: 20,
      seed: 21,
    },
  },
  'kain-parang-lipat': { of: 'batik-parang-soga', shot: cloth(720, 960, 3) },
  'kain-kawung-jemur': {
    of: 'batik-kawung-soga',
    shot: cloth(960, 720, 9, { light: [0.85, 0, 0.7, 0.6], tint: [1.08, 1.02, 0.88] }),
  },
  'kain-mega-gelap': {
    of: 'batik-megamendung-indigo',
    shot: cloth(720, 960, 15, { light: [0.5, 0.9, 0.45, 0.2], shake: [8, 5], grain: 30 }),
  },
  'kain-ikat-meja': {
    of: 'kain-tenun-cabai',
    shot: cloth(960, 720, 27, {
      corners: [
        [0.16, 0.2],
        [0.82, 0.08],
        [1.1, 0.9],
        [0.02, 1.15],
      ],
      ground: WOOD,
      folds: 0.2,
    }),
  },
  'kain-tenun-tumpuk': { of: 'kain-tenun-pesisir', shot: cloth(720, 960, 31, { folds: 0.5 }) },
  'anyaman-dekat': {
    of: 'anyaman-tanah',
    shot: cloth(960, 720, 40, { folds: 0.12, light: [0.9, 0.2, 0.9, 0.35], grain: 20 }),
  },
  'pasar-subuh': {
    of: 'lapak-pasar-rempah',
    shot: {
      width: 720,
      height: 960,
      corners: [
        [-0.3, 0.12],
        [1.2, 0.03],
        [1.26, 0.86],
        [-0.22, 0.95],
      ],
      ground: [30, 26, 30],
      light: [0.62, 0.34, 1, 0.14],
      tint: [1.1, 0.92, 0.66],
      shake: [5, 2],
      grain: 34,
      seed: 50,
    },
  },
};

const wanted = process.argv.slice(2);
const browser = await chromium.launch(await browserLaunch());
try {
  for (const [name, taken] of Object.entries(PICTURES)) {
    if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue;
    const bytes = await take(browser, taken);
    writeFileSync(join(taken.folder ?? FOLDER, `${name}.webp`), bytes);
    console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}

async function take(from: Browser, { of, shot, quality = 0.42 }: Taken): Promise<Buffer> {
  const size = typeof of === 'string' ? { width: 100, height: 100 } : of;
  const page = await from.newPage({ viewport: { width: size.width, height: size.height } });
  if (typeof of !== 'string') await page.setContent(of.html);
  const subject =
    typeof of === 'string' ? readFileSync(join(FOLDER, `${of}.webp`)) : await page.screenshot();
  const written = await page.evaluate(photograph, {
    subject: subject.toString('base64'),
    shot,
    quality,
  });
  await page.close();
  return Buffer.from(written, 'base64');
}

/** Makes a source of chance that repeats itself. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

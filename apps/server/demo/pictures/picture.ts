import { createRandom, seedOf } from '../random.ts';
import { kawung, megamendung, parang } from './batik.ts';
import type { Motif } from './canvas.ts';
import { chair } from './chair.ts';
import { cherries, cup } from './coffee.ts';
import { garments } from './garments.ts';
import { harbour } from './harbour.ts';
import { jars } from './jars.ts';
import { terraces, truck } from './land.ts';
import { chilies, spices, stall } from './market.ts';
import { packages } from './packages.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { pottery } from './pottery.ts';
import { chart, phone } from './screens.ts';
import { containers, shelves } from './storage.ts';
import { tenun } from './tenun.ts';
import { weave } from './weave.ts';

const motifs = {
  kawung,
  parang,
  megamendung,
  tenun,
  weave,
  stall,
  spices,
  chilies,
  jars,
  cup,
  cherries,
  chair,
  pottery,
  garments,
  packages,
  shelves,
  containers,
  chart,
  phone,
  terraces,
  truck,
  harbour,
} as const satisfies Record<string, Motif>;

type MotifName = keyof typeof motifs;

/** Width and height in pixels. */
const SHAPES = { wide: [1200, 900], tall: [900, 1200], square: [1080, 1080] } as const;
type Shape = keyof typeof SHAPES;

/** A picture's motif, its palette, and its shape where it is not wide. */
export type PictureName =
  | `${MotifName} ${PaletteName}`
  | `${MotifName} ${PaletteName} ${Exclude<Shape, 'wide'>}`;

/** A picture ready to be rasterised. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** Draws a picture. Another `copy` of the same name is another picture of its kind. */
export function drawPicture(name: PictureName, copy: number): Drawing {
  const [motif, paletteName, shape = 'wide'] = name.split(' ') as [MotifName, PaletteName, Shape?];
  const [width, height] = SHAPES[shape];
  const content = motifs[motif]({
    width,
    height,
    palette: palettes[paletteName],
    random: createRandom(seedOf(`${name} ${copy}`)),
  });
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
    width,
    height,
  };
}

const NAMES: Record<MotifName, string> = {
  kawung: 'batik-kawung',
  parang: 'batik-parang',
  megamendung: 'batik-megamendung',
  tenun: 'kain-tenun',
  weave: 'anyaman',
  stall: 'lapak-pasar',
  spices: 'rempah',
  chilies: 'cabai',
  jars: 'toples',
  cup: 'secangkir-kopi',
  cherries: 'buah-kopi',
  chair: 'kursi',
  pottery: 'keramik',
  garments: 'pakaian',
  packages: 'kemasan',
  shelves: 'rak-gudang',
  containers: 'peti-kemas',
  chart: 'grafik-harga',
  phone: 'pembayaran-qris',
  terraces: 'terasering',
  truck: 'truk-kiriman',
  harbour: 'pelabuhan',
};

/** A chart is a screenshot and so a PNG; the shop's own pictures are WebP; photos are JPEG. */
const FORMATS: Partial<Record<MotifName, string>> = { chart: 'png', phone: 'webp' };

/** The file name a member would have given the picture. */
export function fileNameOf(name: PictureName, copy: number): string {
  const [motif, palette] = name.split(' ') as [MotifName, PaletteName];
  const number = copy === 0 ? '' : `-${copy + 1}`;
  return `${NAMES[motif]}-${palette}${number}.${FORMATS[motif] ?? 'jpg'}`;
}

import type { Random } from '../random.ts';
import type { Palette } from './palettes.ts';

/** What a motif is drawn on and with. Lengths are pixels. */
export interface Canvas {
  width: number;
  height: number;
  palette: Palette;
  random: Random;
}

/** Draws a picture's content as SVG elements. It uses no text: fonts may be missing. */
export type Motif = (canvas: Canvas) => string;

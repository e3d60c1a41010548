/** The colours of one picture. */
export interface Palette {
  /** The lightest, for walls, paper and sky. */
  ground: string;
  /** The darkest, for outlines and silhouettes. */
  deep: string;
  mid: string;
  light: string;
  accent: string;
  /** Used sparingly. */
  pop: string;
}

const palette = (
  ground: string,
  deep: string,
  mid: string,
  light: string,
  accent: string,
  pop: string,
): Palette => ({ ground, deep, mid, light, accent, pop });

/** The palettes by the light, earth or dye they are taken from. */
export const palettes = {
  soga: palette('#f5e6cb', '#3b2314', '#8a4b1f', '#e9c891', '#c9822f', '#1f3d5c'),
  indigo: palette('#eef1f4', '#16264a', '#2f4f8f', '#b9cbe6', '#6d8fc9', '#e0a63c'),
  pesisir: palette('#e9f5f0', '#0d4a52', '#1f8a8c', '#a8dcd0', '#f0775a', '#f6c454'),
  senja: palette('#fde3cf', '#3a1f4f', '#a8415f', '#f9b384', '#ef7b4d', '#ffd27a'),
  daun: palette('#f0f5e1', '#1d3b2a', '#3f7a45', '#b6d38a', '#7fa83c', '#f0b53f'),
  cabai: palette('#fff0e3', '#5a1414', '#c22f22', '#f7b08a', '#e8552f', '#3f8f4a'),
  tanah: palette('#f4eae0', '#45291e', '#9a5b3d', '#dcb697', '#c27a4f', '#4f7f78'),
  malam: palette('#dfe4f2', '#0f1730', '#2b3766', '#8493c7', '#c98bb9', '#ffcf70'),
  pagi: palette('#fdf6e6', '#2f5064', '#5fa0b5', '#cfe8ea', '#f2a65e', '#e8736b'),
  rempah: palette('#fbeed3', '#53260f', '#b5651d', '#f3c969', '#d9922b', '#7a2f3a'),
} as const;

export type PaletteName = keyof typeof palettes;

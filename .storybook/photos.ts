/** An animation of two frames, as GIF. */
const GIF = Uint8Array.from(
  atob(
    'R0lGODlhAgACAIAAAP8AAAAA/yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAgACAAACAoRRACH5BAAKAAAALAAAAAACAAIAAAIChFEAOw==',
  ),
  (letter) => letter.charCodeAt(0),
);
/** Bytes by which a file is no small one. */
const PADDING = new Uint8Array(600_000);

/** Draws a photo, red above and blue below, with detail that takes bytes. */
export async function drawPhoto(
  name: string,
  width: number,
  height: number,
  { type = 'image/jpeg', isTransparent = false } = {},
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on');
  context.fillStyle = '#b02020';
  context.fillRect(0, 0, width, height / 2);
  context.fillStyle = '#2020b0';
  context.fillRect(0, height / 2, isTransparent ? width / 2 : width, height / 2);
  return new File([await canvas.convertToBlob({ type, quality: 0.9 })], name, { type });
}

/** Adds bytes after the picture, as phones do, so that the file is worth making smaller. */
export const padded = (file: File): File =>
  new File([file, PADDING], file.name, { type: file.type });

/** Returns a JPEG that says it was taken with the phone turned by a quarter. */
export async function turned(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Segment APP1 with one entry: orientation 6.
  const exif = [
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
  ];
  const parts = [bytes.slice(0, 2), Uint8Array.from(exif), bytes.slice(2)];
  return new File(parts, file.name, { type: file.type });
}

/** Returns the first half of a file, as after an interrupted transfer. */
export const cut = (file: File): File =>
  new File([file.slice(0, file.size / 2)], file.name, { type: file.type });

export const animation = new File([GIF, PADDING], 'promo.gif', { type: 'image/gif' });
/** A file that begins as an HEIC photo. */
export const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0412.HEIC', {
  type: 'image/heic',
});
export const empty = new File([], 'kosong.jpg', { type: 'image/jpeg' });

/** Returns the pixels of a file, upright, and the colour at a place of it. */
export async function decoded(file: File) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return {
    size: `${width} × ${height}`,
    /** Red, green and blue at a share of width and height. */
    colourAt: (x: number, y: number) =>
      Array.from(context?.getImageData(width * x, height * y, 1, 1).data.slice(0, 3) ?? []),
  };
}

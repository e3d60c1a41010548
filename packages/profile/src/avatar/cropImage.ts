import type { ImageArea } from './avatarMachine.ts';

/** Longest edge of what is sent: the largest photo that the kit shows is far smaller. */
const EDGE_MAX = 1024;
const QUALITY = 0.92;

/**
 * The part of a picture as a square file of its own, in the type it came in where browsers can;
 * without a part, the largest square in its middle.
 */
export async function cropImage(file: File, part: ImageArea | null): Promise<File> {
  const picture = await createImageBitmap(file);
  const area = part ?? middleOf(picture);
  const edge = Math.min(EDGE_MAX, Math.round(area.width));
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  canvas
    .getContext('2d')
    ?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, edge, edge);
  picture.close();
  const type = file.type === 'image/jpg' ? 'image/jpeg' : file.type;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error('profile: the picture could not be cropped');
  // Some browsers write PNG whatever they are asked for.
  return new File([blob], `photo.${blob.type.replace('image/', '')}`, { type: blob.type });
}

function middleOf({ width, height }: ImageBitmap): ImageArea {
  const edge = Math.min(width, height);
  return { x: (width - edge) / 2, y: (height - edge) / 2, width: edge, height: edge };
}

import { type FileKind, fileKindOf } from '@saudagar/contract';

/**
 * Treatment of chosen photos: made smaller, made smaller only over the server's limits, or sent as
 * they are, as through a button for documents.
 */
export type PhotoMode = 'smaller' | 'fitting' | 'original';

/** Types of photos that browsers may read, though no server takes them. */
const READABLE = /\.(jfif|jpe|pjpeg|pjp|heic|heif|avif|bmp)$/i;

/** Returns true where photos are prepared: in a browser. */
export const canPrepare = () => typeof createImageBitmap === 'function';

/** Returns true for a photo of a type that only becomes acceptable when it is prepared. */
export function isOddPhoto(
  { name, type }: Pick<File, 'name' | 'type'>,
  kinds: readonly FileKind[],
): boolean {
  const takesPhotos = kinds.some(({ mime }) => mime === 'image/jpeg');
  const isImage = type.startsWith('image/') && type !== 'image/svg+xml';
  return takesPhotos && !fileKindOf(name, kinds) && (isImage || READABLE.test(name));
}

import {
  fileKindOf,
  IMAGE_FILES,
  IMAGE_PIXELS_MAX,
  IMAGE_SIDE_MAX,
  MEGABYTE,
  nameWithExtension,
} from '@saudagar/contract';
import type { FileRefusal, FileRules } from '../uploads/fileRules.ts';
import { HEAD_BYTES, isAnimated, isCut, mimeOf } from './imageBytes.ts';
import type { PhotoMode } from './photoMode.ts';
import { shrinkInWorker } from './photoWorker.ts';

/** Returns the file as it is sent, or the reason for rejecting it. */
export async function preparePhoto(
  file: File,
  { kinds, maxBytes }: FileRules,
  mode: PhotoMode,
): Promise<File | FileRefusal> {
  const { name } = file;
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const mime = mimeOf(head);
  const isKnown = fileKindOf(name, kinds)?.type === 'image';
  const isTooLarge = file.size > maxBytes.image;
  const tooLarge = { reason: 'tooLarge', name, limit: maxBytes.image / MEGABYTE } as const;

  // Animations stay as they are, and originals of a type that the server takes.
  if (isAnimated(head) || (mode === 'original' && mime && isKnown)) {
    return isTooLarge ? tooLarge : withMime(file, mime);
  }
  if (mime && isCut(mime, new Uint8Array(await file.arrayBuffer()))) {
    return isTooLarge ? tooLarge : { reason: 'unreadable', name };
  }
  const shrunk = await shrinkInWorker({
    file,
    isShrunk: mode === 'smaller',
    isConverted: mime === undefined,
    limits: { bytes: maxBytes.image, pixels: IMAGE_PIXELS_MAX, side: IMAGE_SIDE_MAX },
  });
  if (shrunk === 'unreadable') return isTooLarge ? tooLarge : { reason: 'unreadable', name };
  if (shrunk === null) return withMime(file, mime);
  return shrunk.size > maxBytes.image ? tooLarge : withMime(file, shrunk.type, shrunk);
}

/** Names a file by the type of its content, which alone decides what the server takes. */
function withMime(file: File, mime: string | undefined, content: Blob = file): File {
  const kind = IMAGE_FILES.kinds.find((one) => one.mime === mime);
  const name = kind ? nameWithExtension(file.name, kind) : file.name;
  if (content === file && name === file.name) return file;
  return new File([content], name, { type: content.type, lastModified: file.lastModified });
}

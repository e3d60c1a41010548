import type { PhotoSize } from './photoSize.ts';

const seen = new WeakMap<File, PhotoSize>();

/** Notes the size of a photo whose preview the browser has drawn. */
export function noteSeenSize(file: File, { naturalWidth, naturalHeight }: HTMLImageElement): void {
  seen.set(file, { width: naturalWidth, height: naturalHeight });
}

/** Returns the size of a photo whose preview was drawn. */
export const seenSize = (file: File): PhotoSize | undefined => seen.get(file);

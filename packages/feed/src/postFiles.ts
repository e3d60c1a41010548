import {
  FEED_DOCUMENT_MAX_BYTES,
  FEED_FILE_KINDS,
  FEED_IMAGE_MAX_BYTES,
  fileKindOf,
  MEGABYTE,
  POST_FILES_MAX,
} from '@saudagar/contract';

/** A file chosen for a post. The same file may be chosen twice: the key tells them apart. */
export interface ChosenFile {
  readonly key: number;
  readonly file: File;
  /** Its id on the server, once it is there. */
  readonly uploadedAs: string | null;
}

/** Why a file was not taken (FEED-035, FEED-038); `limit` is in whole megabytes, or in files. */
export type FileRefusal =
  | { readonly reason: 'unsupported'; readonly name: string }
  | { readonly reason: 'tooLarge'; readonly name: string; readonly limit: number }
  | { readonly reason: 'tooMany'; readonly limit: number };

/** What the file chooser offers, media types and extensions. */
export const ACCEPTED_FILES = accepted(() => true);
/** The same for photos only. */
export const ACCEPTED_PHOTOS = accepted((type) => type === 'image');

/** Files on their way: how many are there of how many (FEED-015). */
export interface UploadProgress {
  readonly done: number;
  readonly total: number;
  /** Whole percent by file count. */
  readonly percent: number;
}

/** Takes files of the right kinds and sizes, as many as fit; the rest is refused one by one. */
export function chooseFiles(
  chosen: readonly ChosenFile[],
  offered: readonly File[],
): { files: ChosenFile[]; refusals: FileRefusal[] } {
  const nextKey = Math.max(0, ...chosen.map(({ key }) => key + 1));
  const refusals = offered.map(refusalOf);
  const right = offered.filter((_, index) => !refusals[index]);
  const room = POST_FILES_MAX - chosen.length;
  return {
    files: [
      ...chosen,
      ...right.slice(0, room).map((file, index) => ({
        key: nextKey + index,
        file,
        uploadedAs: null,
      })),
    ],
    refusals: [
      ...refusals.filter((refusal) => refusal !== undefined),
      ...(right.length > room ? [{ reason: 'tooMany', limit: POST_FILES_MAX } as const] : []),
    ],
  };
}

/** Puts a file to another place, counted from 0. */
export function moveFile(files: readonly ChosenFile[], key: number, to: number): ChosenFile[] {
  const moved = files.filter((file) => file.key === key);
  const others = files.filter((file) => file.key !== key);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}

/** Counts what is uploaded. */
export function progressOf(files: readonly ChosenFile[]): UploadProgress {
  const done = files.filter(({ uploadedAs }) => uploadedAs !== null).length;
  const total = files.length;
  return { done, total, percent: total === 0 ? 0 : Math.round((done / total) * 100) };
}

function refusalOf({ name, size }: File): FileRefusal | undefined {
  const kind = fileKindOf(name, FEED_FILE_KINDS);
  if (!kind) return { reason: 'unsupported', name };
  const most = kind.type === 'image' ? FEED_IMAGE_MAX_BYTES : FEED_DOCUMENT_MAX_BYTES;
  return size > most ? { reason: 'tooLarge', name, limit: most / MEGABYTE } : undefined;
}

/** Both media types and extensions: phones choose by the one, desktops by the other. */
function accepted(takes: (type: 'image' | 'document') => boolean): string[] {
  return FEED_FILE_KINDS.filter(({ type }) => takes(type)).flatMap(({ mime, extensions }) => [
    mime,
    ...extensions.map((extension) => `.${extension}`),
  ]);
}

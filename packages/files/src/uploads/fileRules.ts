import {
  FILE_DESCRIPTION_MAX,
  FILE_LIMITS,
  type FileCategory,
  type FileKind,
  type FileLimits,
  fileKindOf,
  IMAGE_FILES,
  MEGABYTE,
  newClientId,
} from '@saudagar/contract';
import { canPrepare, isOddPhoto, type PhotoMode } from '../photos/photoMode.ts';

/** Accepted types, sizes and number of files. */
export interface FileRules extends FileLimits {
  /** Maximum number of files. */
  readonly maxFiles: number;
}

/** File types an uploader accepts: one type, or images and documents. */
export type UploadType = Exclude<FileKind['type'], 'video'> | 'any';

/** Returns the rules of an uploader: the server's for the category, with a maximum number. */
export function uploadRules(type: UploadType, category: FileCategory, maxFiles: number): FileRules {
  const { kinds, maxBytes } = FILE_LIMITS[category];
  const takes = (kind: FileKind) => (type === 'any' ? kind.type !== 'video' : kind.type === type);
  return { kinds: kinds.filter(takes), maxBytes, maxFiles };
}

/** A chosen file; the key is unique, since the same file may be chosen twice. */
export interface Chosen {
  readonly key: number;
  readonly file: File;
  /** Idempotency key: a repeated upload creates no second file. */
  readonly clientId: string;
}

/** A file a form holds until it is sent. */
export interface HeldFile extends Chosen {
  /** Alternative text of the image. */
  readonly description: string;
}

/** Returns true when a stored value is a held file. */
export const isHeldFile = (value: unknown): value is HeldFile => {
  const { file, key, clientId, description } = Object(value) as Record<string, unknown>;
  return (
    file instanceof File &&
    typeof key === 'number' &&
    typeof clientId === 'string' &&
    typeof description === 'string'
  );
};

/** Reason for rejecting a file; `limit` is in whole megabytes, or in files. */
export type FileRefusal =
  | { readonly reason: 'unsupported' | 'empty' | 'unreadable'; readonly name: string }
  | { readonly reason: 'tooLarge'; readonly name: string; readonly limit: number }
  | { readonly reason: 'tooMany'; readonly limit: number };

/**
 * Accepts files of valid types and sizes, as many as fit; rejects the others one by one. With a
 * mode, photos are accepted that preparing may make acceptable.
 */
export function chooseFiles(
  chosen: readonly Pick<Chosen, 'key'>[],
  offered: readonly File[],
  rules: FileRules,
  mode?: PhotoMode,
): { taken: Chosen[]; refusals: FileRefusal[] } {
  const nextKey = Math.max(0, ...chosen.map(({ key }) => key + 1));
  const refusals = offered.map((file) => refusalOf(file, rules, canPrepare() ? mode : undefined));
  const right = offered.filter((_, index) => !refusals[index]);
  const room = Math.max(0, rules.maxFiles - chosen.length);
  return {
    taken: right
      .slice(0, room)
      .map((file, index) => ({ key: nextKey + index, file, clientId: newClientId() })),
    refusals: [
      ...refusals.filter((refusal) => refusal !== undefined),
      ...(right.length > room ? [{ reason: 'tooMany', limit: rules.maxFiles } as const] : []),
    ],
  };
}

/** Moves a file to an index. */
export function moveFile<File extends Pick<Chosen, 'key'>>(
  files: readonly File[],
  key: number,
  to: number,
): File[] {
  const moved = files.filter((file) => file.key === key);
  const others = files.filter((file) => file.key !== key);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}

/** Returns true when the file name has an image extension. */
export const isImage = ({ name }: Pick<File, 'name'>) =>
  fileKindOf(name, IMAGE_FILES.kinds) !== undefined;

/** Returns true when a description is longer than the server stores. */
export const isDescriptionTooLong = (description: string) =>
  description.trim().length > FILE_DESCRIPTION_MAX;

/** Returns media types and extensions: phones filter by the former, desktops by the latter. */
export function acceptedTypes({ kinds }: Pick<FileRules, 'kinds'>): string[] {
  return kinds.flatMap(({ mime, extensions }) => [
    mime,
    ...extensions.map((extension) => `.${extension}`),
  ]);
}

function refusalOf(
  file: File,
  { kinds, maxBytes }: FileRules,
  mode: PhotoMode | undefined,
): FileRefusal | undefined {
  const { name, size } = file;
  const kind = fileKindOf(name, kinds);
  if (!kind && !(mode && isOddPhoto(file, kinds))) return { reason: 'unsupported', name };
  if (size === 0) return { reason: 'empty', name };
  // Limits of a photo are checked once it is prepared.
  if (!kind || (kind.type === 'image' && mode && mode !== 'original')) return undefined;
  const most = maxBytes[kind.type];
  return size > most ? { reason: 'tooLarge', name, limit: most / MEGABYTE } : undefined;
}

/** Replaces a file by its prepared one. */
export const replaceFile = <One extends { readonly file: File }>(
  files: readonly One[],
  { from, to }: { from: File; to: File },
): One[] => files.map((one) => (one.file === from ? { ...one, file: to } : one));

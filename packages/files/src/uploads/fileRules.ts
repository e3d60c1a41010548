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

/** Which files a place takes, and how many. */
export interface FileRules extends FileLimits {
  /** Most files. */
  readonly maxFiles: number;
}

/** What an uploader takes: files of one type, or images and documents alike. */
export type UploadType = Exclude<FileKind['type'], 'video'> | 'any';

/** What an uploader of a type takes: what the server takes under the category, and so many. */
export function uploadRules(type: UploadType, category: FileCategory, maxFiles: number): FileRules {
  const { kinds, maxBytes } = FILE_LIMITS[category];
  const takes = (kind: FileKind) => (type === 'any' ? kind.type !== 'video' : kind.type === type);
  return { kinds: kinds.filter(takes), maxBytes, maxFiles };
}

/** A file somebody has chosen. The same one may be chosen twice: the key tells them apart. */
export interface Chosen {
  readonly key: number;
  readonly file: File;
  /** Makes a repeated upload the same file on the server. */
  readonly clientId: string;
}

/** A file that a form holds until it is sent. */
export interface HeldFile extends Chosen {
  /** What a picture shows, in its member's words. */
  readonly description: string;
}

/** Whether something that a browser kept is a file that waits. */
export const isHeldFile = (stored: unknown): stored is HeldFile => {
  const { file, key, clientId, description } = Object(stored) as Record<string, unknown>;
  return (
    file instanceof File &&
    typeof key === 'number' &&
    typeof clientId === 'string' &&
    typeof description === 'string'
  );
};

/** Why a file was not taken; `limit` is in whole megabytes, or in files. */
export type FileRefusal =
  | { readonly reason: 'unsupported'; readonly name: string }
  | { readonly reason: 'tooLarge'; readonly name: string; readonly limit: number }
  | { readonly reason: 'tooMany'; readonly limit: number };

/** Takes files of the right kinds and sizes, as many as fit; the rest is refused one by one. */
export function chooseFiles(
  chosen: readonly Pick<Chosen, 'key'>[],
  offered: readonly File[],
  rules: FileRules,
): { taken: Chosen[]; refusals: FileRefusal[] } {
  const nextKey = Math.max(0, ...chosen.map(({ key }) => key + 1));
  const refusals = offered.map((file) => refusalOf(file, rules));
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

/** Puts a file to another place, counted from 0. */
export function moveFile<File extends Pick<Chosen, 'key'>>(
  files: readonly File[],
  key: number,
  to: number,
): File[] {
  const moved = files.filter((file) => file.key === key);
  const others = files.filter((file) => file.key !== key);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}

/** Whether a file's name is a picture's. */
export const isImage = ({ name }: Pick<File, 'name'>) =>
  fileKindOf(name, IMAGE_FILES.kinds) !== undefined;

/** Whether a description is longer than the server keeps. */
export const isDescriptionTooLong = (description: string) =>
  description.trim().length > FILE_DESCRIPTION_MAX;

/** What a file chooser offers: media types and extensions, since phones choose by the one and desktops by the other. */
export function acceptedTypes({ kinds }: Pick<FileRules, 'kinds'>): string[] {
  return kinds.flatMap(({ mime, extensions }) => [
    mime,
    ...extensions.map((extension) => `.${extension}`),
  ]);
}

function refusalOf({ name, size }: File, { kinds, maxBytes }: FileRules): FileRefusal | undefined {
  const kind = fileKindOf(name, kinds);
  if (!kind) return { reason: 'unsupported', name };
  const most = maxBytes[kind.type];
  return size > most ? { reason: 'tooLarge', name, limit: most / MEGABYTE } : undefined;
}

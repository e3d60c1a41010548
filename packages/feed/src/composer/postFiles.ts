import { type FileKind, fileKindOf, newClientId } from '@saudagar/contract';
import {
  type Chosen,
  chooseFiles,
  type FileRefusal,
  type FileRules,
  isDescriptionTooLong,
  type PhotoMode,
} from '@saudagar/files/machines';
import type { DraftFile } from '@saudagar/writing/machines';

/** A file chosen for a post. */
export interface ChosenFile extends Chosen {
  /** Id of the uploaded file; null before. */
  readonly uploadedAs: string | null;
  /** Alternative text of the image. */
  readonly description: string;
  /** Description stored on the server. */
  readonly describedAs: string;
}

/** Initial upload state of a file. */
const UNSENT = { uploadedAs: null, description: '', describedAs: '' };

/** Adds offered files, as far as a post accepts them. */
export function addPostFiles(
  chosen: readonly ChosenFile[],
  offered: readonly File[],
  rules: FileRules,
  mode?: PhotoMode,
): { files: ChosenFile[]; refusals: FileRefusal[] } {
  const { taken, refusals } = chooseFiles(chosen, offered, rules, mode);
  return { files: [...chosen, ...taken.map((one) => ({ ...one, ...UNSENT }))], refusals };
}

/** Appends files to others, as far as a post accepts them. */
export function joinPostFiles(
  first: readonly ChosenFile[],
  later: readonly ChosenFile[],
  rules: FileRules,
) {
  const { files, refusals } = addPostFiles(
    first,
    later.map(({ file }) => file),
    rules,
  );
  const written = new Map(later.map(({ file, description }) => [file, description]));
  const joined = files.map((one, index) =>
    index < first.length ? one : { ...one, description: written.get(one.file) ?? '' },
  );
  return { files: joined, refusals };
}

/** Restores files from a stored draft. */
export const draftedFiles = (files: readonly DraftFile[]): ChosenFile[] =>
  files.map((file, key) => ({ ...UNSENT, key, clientId: newClientId(), ...file }));

/** Resets the upload state of files the server has dropped. */
export const unsent = (files: readonly ChosenFile[]): ChosenFile[] =>
  files.map((file) => ({ ...file, uploadedAs: null, describedAs: '' }));

/** Changes one file. */
export const changeFile = (
  files: readonly ChosenFile[],
  key: number | undefined,
  change: Partial<ChosenFile>,
): ChosenFile[] => files.map((file) => (file.key === key ? { ...file, ...change } : file));

/** Returns the next uploaded file whose description is not stored. */
export function nextDescription(files: readonly ChosenFile[]): ChosenFile | undefined {
  return files.find(
    ({ uploadedAs, description, describedAs }) =>
      uploadedAs !== null && description.trim() !== describedAs,
  );
}

/** Returns true when a description is longer than the server stores. */
export const isOverDescribed = (files: readonly ChosenFile[]) =>
  files.some(({ description }) => isDescriptionTooLong(description));

/** Returns the next file to upload. */
export function nextUpload(files: readonly ChosenFile[]): ChosenFile | undefined {
  return files.find(({ uploadedAs }) => uploadedAs === null);
}

/** Returns the kinds of files by name. */
export const typesOf = (
  files: readonly Pick<ChosenFile, 'file'>[],
  { kinds }: FileRules,
): FileKind['type'][] => files.map(({ file }) => fileKindOf(file.name, kinds)?.type ?? 'document');

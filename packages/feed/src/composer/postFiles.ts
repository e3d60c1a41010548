import { type FileKind, fileKindOf, newClientId } from '@saudagar/contract';
import {
  type Chosen,
  chooseFiles,
  type FileRefusal,
  type FileRules,
  isDescriptionTooLong,
} from '@saudagar/files/machines';
import type { DraftFile } from '@saudagar/writing/machines';

/** A file chosen for a post. */
export interface ChosenFile extends Chosen {
  /** Its id on the server, once it is there. */
  readonly uploadedAs: string | null;
  /** What it shows, in its member's words. */
  readonly description: string;
  /** The description that the server has. */
  readonly describedAs: string;
}

/** How a file begins: on this side only, without words. */
const UNSENT = { uploadedAs: null, description: '', describedAs: '' };

/** Adds what a post takes of the files offered. */
export function addPostFiles(
  chosen: readonly ChosenFile[],
  offered: readonly File[],
  rules: FileRules,
): { files: ChosenFile[]; refusals: FileRefusal[] } {
  const { taken, refusals } = chooseFiles(chosen, offered, rules);
  return { files: [...chosen, ...taken.map((one) => ({ ...one, ...UNSENT }))], refusals };
}

/** Puts files behind others, as far as a post takes them. */
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
  const joined = files.map((one, at) =>
    at < first.length ? one : { ...one, description: written.get(one.file) ?? '' },
  );
  return { files: joined, refusals };
}

/** The files of a kept draft. */
export const draftedFiles = (files: readonly DraftFile[]): ChosenFile[] =>
  files.map((file, key) => ({ ...UNSENT, key, clientId: newClientId(), ...file }));

/** The files as they are once the server has lost them. */
export const unsent = (files: readonly ChosenFile[]): ChosenFile[] =>
  files.map((file) => ({ ...file, uploadedAs: null, describedAs: '' }));

/** Changes one file. */
export const changeFile = (
  files: readonly ChosenFile[],
  key: number | undefined,
  change: Partial<ChosenFile>,
): ChosenFile[] => files.map((file) => (file.key === key ? { ...file, ...change } : file));

/** The file whose turn it is to be described: it is there, and its words are not. */
export function nextDescription(files: readonly ChosenFile[]): ChosenFile | undefined {
  return files.find(
    ({ uploadedAs, description, describedAs }) =>
      uploadedAs !== null && description.trim() !== describedAs,
  );
}

/** Whether a description is longer than the server keeps. */
export const isOverDescribed = (files: readonly ChosenFile[]) =>
  files.some(({ description }) => isDescriptionTooLong(description));

/** The file whose turn it is to be uploaded. */
export function nextUpload(files: readonly ChosenFile[]): ChosenFile | undefined {
  return files.find(({ uploadedAs }) => uploadedAs === null);
}

/** What each file is by its name. */
export const typesOf = (
  files: readonly Pick<ChosenFile, 'file'>[],
  { kinds }: FileRules,
): FileKind['type'][] => files.map(({ file }) => fileKindOf(file.name, kinds)?.type ?? 'document');

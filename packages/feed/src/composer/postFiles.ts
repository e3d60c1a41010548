import { POST_FILES, POST_FILES_MAX } from '@saudagar/contract';
import { type Chosen, chooseFiles, type FileRefusal, type FileRules } from '@saudagar/files';

/** What a post takes (FEED-030–038, FEED-055). */
const POST_RULES: FileRules = { ...POST_FILES, maxFiles: POST_FILES_MAX };

/** A file chosen for a post. */
export interface ChosenFile extends Chosen {
  /** Its id on the server, once it is there. */
  readonly uploadedAs: string | null;
}

/** Adds what a post takes of the files offered. */
export function addPostFiles(
  chosen: readonly ChosenFile[],
  offered: readonly File[],
): { files: ChosenFile[]; refusals: FileRefusal[] } {
  const { taken, refusals } = chooseFiles(chosen, offered, POST_RULES);
  return { files: [...chosen, ...taken.map((one) => ({ ...one, uploadedAs: null }))], refusals };
}

/** The file whose turn it is to be uploaded. */
export function nextUpload(files: readonly ChosenFile[]): ChosenFile | undefined {
  return files.find(({ uploadedAs }) => uploadedAs === null);
}

import { POST_FILES, POST_FILES_MAX } from '@saudagar/contract';
import {
  acceptedTypes,
  chooseFiles,
  type FileRefusal,
  type FileRules,
} from '@saudagar/files/machines';

/** A message takes what a post takes. */
const RULES: FileRules = { ...POST_FILES, maxFiles: POST_FILES_MAX };

/** What the file chooser offers. */
export const ACCEPTED_FILES = acceptedTypes(RULES);

/** What a message takes of the files offered. */
export function takeFiles(
  chosen: readonly File[],
  offered: readonly File[],
): { files: File[]; refusals: FileRefusal[] } {
  const { taken, refusals } = chooseFiles(
    chosen.map((_, key) => ({ key })),
    offered,
    RULES,
  );
  return { files: [...chosen, ...taken.map(({ file }) => file)], refusals };
}

import { POST_FILES, POST_FILES_MAX } from '@saudagar/contract';
import {
  acceptedTypes,
  chooseFiles,
  type FileRefusal,
  type FileRules,
} from '@saudagar/files/machines';

/** A message accepts the files a post accepts. */
const RULES: FileRules = { ...POST_FILES, maxFiles: POST_FILES_MAX };

/** File types of the file picker. */
export const ACCEPTED_FILES = acceptedTypes(RULES);

/** Adds offered files, as far as a message accepts them. */
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

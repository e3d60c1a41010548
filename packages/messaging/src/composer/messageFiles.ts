import { POST_FILES, POST_FILES_MAX } from '@saudagar/contract';
import {
  acceptedTypes,
  chooseFiles,
  type FileRefusal,
  type FileRules,
  photosChosen,
} from '@saudagar/files/machines';

/** A message accepts the files a post accepts. */
const RULES: FileRules = { ...POST_FILES, maxFiles: POST_FILES_MAX };

/** File types of the file picker. */
export const ACCEPTED_FILES = acceptedTypes(RULES);

/** Returns the event that prepares the photos among offered files that were taken. */
export const preparationOf = (offered: readonly File[], chosen: readonly File[]) =>
  photosChosen(
    offered,
    chosen.map((file) => ({ file })),
    { rules: RULES, mode: 'smaller' },
  );

/** Adds offered files, as far as a message accepts them. */
export function takeFiles(
  chosen: readonly File[],
  offered: readonly File[],
): { files: File[]; refusals: FileRefusal[] } {
  const { taken, refusals } = chooseFiles(
    chosen.map((_, key) => ({ key })),
    offered,
    RULES,
    'smaller',
  );
  return { files: [...chosen, ...taken.map(({ file }) => file)], refusals };
}

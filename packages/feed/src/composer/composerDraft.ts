import type { Draft } from '@saudagar/writing/machines';
import type { ChosenFile } from './postFiles.ts';

/** A post as it was written. */
export interface ComposerValues {
  text: string;
  files: readonly ChosenFile[];
  clientId: string | null;
}

/** Whether there is nothing to lose. */
export function isUntouched({ text, files }: Pick<ComposerValues, 'text' | 'files'>): boolean {
  return text.trim() === '' && files.length === 0;
}

/** What is kept of a post being written; null where there is nothing. */
export function draftOf({ text, files, clientId }: ComposerValues): Draft | null {
  if (isUntouched({ text, files })) return null;
  return { text, files: files.map(({ key: _, clientId: _id, ...file }) => file), clientId };
}

import type { Draft } from '@saudagar/writing/machines';
import type { ChosenFile } from './postFiles.ts';

/** Contents of a post being written. */
export interface ComposerValues {
  text: string;
  files: readonly ChosenFile[];
  clientId: string | null;
}

/** Returns true when the composer has no content to lose. */
export function isUntouched({ text, files }: Pick<ComposerValues, 'text' | 'files'>): boolean {
  return text.trim() === '' && files.length === 0;
}

/** Returns the draft of a post being written; null when empty. */
export function draftOf({ text, files, clientId }: ComposerValues): Draft | null {
  if (isUntouched({ text, files })) return null;
  return { text, files: files.map(({ key: _, clientId: _id, ...file }) => file), clientId };
}

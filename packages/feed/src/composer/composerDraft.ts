import type { Draft } from '@saudagar/writing/machines';
import type { ChosenFile } from './postFiles.ts';

/** A post as it was written. */
export interface Written {
  text: string;
  files: readonly ChosenFile[];
  clientId: string | null;
}

/** Whether there is nothing to lose. */
export function isUntouched({ text, files }: Pick<Written, 'text' | 'files'>): boolean {
  return text.trim() === '' && files.length === 0;
}

/** What is kept of a post being written; null where there is nothing. */
export function draftOf({ text, files, clientId }: Written): Draft | null {
  if (isUntouched({ text, files })) return null;
  return { text, files: files.map(({ key: _, clientId: _id, ...file }) => file), clientId };
}

import type { ChosenFile } from './postFiles.ts';

/** Upload progress: the number of uploaded files (FEED-015). */
interface UploadProgress {
  done: number;
  total: number;
  /** Whole percent by number of files. */
  percent: number;
  /** The file being uploaded. */
  current: ChosenFile | undefined;
}

/** Returns the upload progress of files. */
export function progressOf(files: readonly ChosenFile[]): UploadProgress {
  const left = files.filter(({ uploadedAs }) => uploadedAs === null);
  const total = files.length;
  const done = total - left.length;
  return { done, total, percent: total && Math.round((done / total) * 100), current: left[0] };
}

import type { ChosenFile } from './postFiles.ts';

/** Files on their way: how many are there of how many (FEED-015). */
interface UploadProgress {
  done: number;
  total: number;
  /** Whole percent by file count. */
  percent: number;
  /** The file whose turn it is. */
  current: ChosenFile | undefined;
}

/** How far the upload of these files is. */
export function progressOf(files: readonly ChosenFile[]): UploadProgress {
  const left = files.filter(({ uploadedAs }) => uploadedAs === null);
  const total = files.length;
  const done = total - left.length;
  return { done, total, percent: total && Math.round((done / total) * 100), current: left[0] };
}

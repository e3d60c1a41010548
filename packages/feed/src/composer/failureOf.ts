import type { FeedTexts } from '../source/feedTexts.ts';
import type { ComposerContext } from './composerContext.ts';

/** Returns a feed's own message for a failure; undefined when it has none. */
export function failureOf(
  { failure, failedFile, files }: Pick<ComposerContext, 'failure' | 'failedFile' | 'files'>,
  { createFailed, uploadFailed }: FeedTexts,
): string | undefined {
  const failed = failedFile && files.find(({ key }) => key === failedFile.key);
  if (failed && failedFile.failed === 'upload' && uploadFailed) {
    return uploadFailed(failedFile.failure, failed.file.name);
  }
  const reason = failedFile?.failure ?? failure;
  return reason ? createFailed?.(reason) : undefined;
}

import type { ApiError } from '@saudagar/contract';
import type { FileRefusal, FileRules, PhotoNews } from '@saudagar/files/machines';
import type { DraftNews, DraftProblem, OfferedContent } from '@saudagar/writing/machines';
import type { NewPost } from '../source/feedSource.ts';
import type { ComposerValues } from './composerDraft.ts';
import type { ChosenFile } from './postFiles.ts';

/** Input of the composer. */
export interface ComposerInput {
  /** Name of its draft. */
  draftName: string;
  /** Files a post accepts. */
  rules: FileRules;
  /** True when a post needs text; false when files alone are enough. */
  needsText: boolean;
}

export interface ComposerContext extends ComposerInput {
  text: string;
  files: ChosenFile[];
  /** Reasons for the rejected files of the last choice. */
  refusals: FileRefusal[];
  /** Progress of the current upload in bytes, from 0 to 1. */
  share: number;
  /** The file whose upload or description failed, with the error. */
  failedFile: { key: number; failed: 'upload' | 'description'; failure: ApiError } | null;
  /** Error of the last attempt to publish. */
  failure: ApiError | null;
  /** Idempotency key of the post, kept across retries until the post is changed. */
  clientId: string | null;
  /** Problem with storing the draft. */
  draftProblem: DraftProblem | null;
}

/** Files offered to the composer. */
export interface OfferedFiles {
  files: readonly File[];
  isOriginal?: boolean;
}

export type ComposerEvent =
  | { type: 'composer.opened' }
  | { type: 'composer.cancelled' }
  | { type: 'draft.discarded' }
  /** The member undid discarding a draft. */
  | { type: 'discard.undone'; written: ComposerValues }
  | { type: 'text.changed'; text: string }
  /** Originals are sent as they are, photos among others made smaller. */
  | ({ type: 'files.added' } & OfferedFiles)
  | ({ type: 'content.offered' } & OfferedContent)
  | PhotoNews
  | { type: 'file.removed'; key: number }
  | { type: 'file.moved'; key: number; to: number }
  | { type: 'file.described'; key: number; description: string }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.cancelled' }
  | { type: 'post.submitted' }
  | DraftNews;

export interface UploadInput extends Pick<ChosenFile, 'file' | 'clientId'> {
  onProgress: (share: number) => void;
}

export interface DescribeInput {
  id: string;
  description: string;
}

export type PublishInput = NewPost;

import type { ApiError } from '@saudagar/contract';
import type { FileRefusal, FileRules } from '@saudagar/files/machines';
import type { DraftNews, DraftProblem } from '@saudagar/writing/machines';
import type { NewPost } from '../source/feedSource.ts';
import type { ComposerValues } from './composerDraft.ts';
import type { ChosenFile } from './postFiles.ts';

/** What a composer begins with. */
export interface ComposerInput {
  /** What its draft is called. */
  draftName: string;
  /** Which files a post takes. */
  rules: FileRules;
  /** Whether a post needs text; else files alone will do. */
  needsText: boolean;
}

export interface ComposerContext extends ComposerInput {
  text: string;
  files: ChosenFile[];
  /** Why files of the last choice were not taken. */
  refusals: FileRefusal[];
  /** Share of the running upload's bytes that is sent, 0 to 1. */
  share: number;
  /** The file that could not be uploaded or described, and why. */
  failedFile: { key: number; failed: 'upload' | 'description'; failure: ApiError } | null;
  /** What the last try to publish failed with. */
  failure: ApiError | null;
  /** Makes a repeated try the same post: kept until something of the post is changed. */
  clientId: string | null;
  /** What is the matter with keeping the draft. */
  draftProblem: DraftProblem | null;
}

export type ComposerEvent =
  | { type: 'composer.opened' }
  | { type: 'composer.cancelled' }
  | { type: 'draft.discarded' }
  /** A discarded draft is wanted after all. */
  | { type: 'discard.undone'; written: ComposerValues }
  | { type: 'text.changed'; text: string }
  | { type: 'files.added'; files: readonly File[] }
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

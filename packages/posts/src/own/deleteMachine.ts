import { commandMachine } from '@saudagar/flows';
import type { Written } from '../written.ts';

/** What was deleted; `count` is how many comments the post has left, where the server tells. */
export type Deleted =
  | { type: 'post.deleted'; id: string }
  | { type: 'comment.deleted'; id: string; count?: number | undefined };

/** Deletes a member's own post or comment, after a question (WID-092). */
export const deleteMachine = commandMachine<Written, Deleted>('delete');

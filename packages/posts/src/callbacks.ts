import type { Member, Post } from '@saudagar/contract';
import type { ReactNode } from 'react';

/**
 * Actions of a post that the host provides; hidden without.
 * Must be a stable object, since a card renders again when it changes.
 */
export interface PostCallbacks {
  /** Starts a conversation with the author of a post or a comment. @default hidden */
  onMessage?: ((member: Member) => void) | undefined;
  /** Hides an author's posts from the reader in the host's lists. @default hidden */
  onHide?: ((member: Member) => void) | undefined;
  /** Further actions of a post, after its own. @default none */
  postActions?: ((post: Post) => ReactNode) | undefined;
}

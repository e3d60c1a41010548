import type { Member, Post } from '@saudagar/contract';
import type { Routes } from '@saudagar/portal';
import type { ReactNode } from 'react';

/**
 * Actions of a post that the host provides; hidden without.
 * Must be a stable object, since a card renders again when it changes.
 */
export interface PostLinks {
  /** Starts a conversation with the author of a post or a comment. @default hidden */
  onMessage?: ((member: Member) => void) | undefined;
  /** Hides an author's posts from the reader in the host's lists. @default hidden */
  onHide?: ((member: Member) => void) | undefined;
  /** Further actions of a post, after its own. @default none */
  postActions?: ((post: Post) => ReactNode) | undefined;
}

/** The whole address of a post's own page, to be given to others; `/posts/{id}` without a route. */
// FEED-145
export function postAddress(postId: string, { post }: Routes): string {
  return new URL(post?.(postId) ?? `/posts/${postId}`, window.location.href).href;
}

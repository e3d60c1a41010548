import type { Member, Post } from '@saudagar/contract';
import type { Routes } from '@saudagar/portal';
import type { ReactNode } from 'react';

/**
 * Callbacks and addresses of a post in the host; without one, text is plain and actions are hidden.
 * Must be a stable object, since a card renders again when it changes.
 */
export interface PostLinks {
  /** Opens an author's profile, where the provider has no route `member`. @default names are plain text */
  onMember?: ((member: Member) => void) | undefined;
  /**
   * Opens the member mentioned, given without `@`, where the provider has no route `member`.
   * @default mentions are only set off
   */
  onMention?: ((username: string) => void) | undefined;
  /** Shows the posts with a hashtag, given without `#` in lower case. @default only highlighted */
  onHashtag?: ((tag: string) => void) | undefined;
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

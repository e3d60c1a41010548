import type { Member, Post } from '@saudagar/contract';
import type { Routes } from '@saudagar/portal';
import type { ReactNode } from 'react';

/**
 * Where a post leads in the host; what leads nowhere is plain text, or is not offered. Keep the
 * object the same while it says the same: a card is drawn anew when it changes.
 */
export interface PostLinks {
  /** Opens an author's profile, where the provider has no route `member`. @default names are plain text */
  onMember?: ((member: Member) => void) | undefined;
  /**
   * Opens the member mentioned, given without `@`, where the provider has no route `member`.
   * @default mentions are only set off
   */
  onMention?: ((username: string) => void) | undefined;
  /** Shows the posts with a hashtag, given without `#` in lower case. @default hashtags are only set off */
  onHashtag?: ((tag: string) => void) | undefined;
  /** Writes to the author of a post or a comment. @default not offered */
  onMessage?: ((member: Member) => void) | undefined;
  /**
   * Keeps an author's posts out of the reader's sight from now on: the host's lists know how.
   * @default not offered
   */
  onHide?: ((member: Member) => void) | undefined;
  /** Further actions of a post, which stand behind its own. @default none */
  postActions?: ((post: Post) => ReactNode) | undefined;
}

/** The whole address of a post's own page, to be given to others; `/posts/{id}` without a route. */
// FEED-145
export function postAddress(postId: string, { post }: Routes): string {
  return new URL(post?.(postId) ?? `/posts/${postId}`, window.location.href).href;
}

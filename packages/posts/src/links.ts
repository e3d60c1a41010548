import type { Member, Post } from '@saudagar/contract';
import type { ReactNode } from 'react';

/**
 * Where a post leads in the host; what leads nowhere is plain text, or is not offered. Keep the
 * object the same while it says the same: a card is drawn anew when it changes.
 */
export interface PostLinks {
  /** Opens an author's profile, where the provider has no `memberPath`. @default names are plain text */
  onMember?: ((member: Member) => void) | undefined;
  /**
   * Opens the member mentioned, given without `@`, where the provider has no `memberPath`.
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
  /** The path of a post's own page in the host. @default '/posts/{id}' */
  // FEED-145
  postPath?: ((postId: string) => string) | undefined;
  /** The path of a group, where the badge of its posts leads. @default a plain badge */
  // FEED-213
  groupPath?: ((groupId: string) => string) | undefined;
  /** Further actions of a post, which stand behind its own. @default none */
  postActions?: ((post: Post) => ReactNode) | undefined;
}

/** The whole address of a post's own page, to be given to others. */
export function postAddress(postId: string, { postPath }: PostLinks): string {
  return new URL(postPath?.(postId) ?? `/posts/${postId}`, window.location.href).href;
}

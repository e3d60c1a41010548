import type { Member, Post } from '@saudagar/contract';
import type { ReactNode } from 'react';

/**
 * Callbacks and addresses of a post in the host; without one, text is plain and actions are hidden.
 * Must be a stable object, since a card renders again when it changes.
 */
export interface PostLinks {
  /** Opens an author's profile when the provider has no `memberPath`. @default plain names */
  onMember?: ((member: Member) => void) | undefined;
  /**
   * Opens the mentioned member, given without `@`, when the provider has no `memberPath`.
   * @default mentions are only highlighted
   */
  onMention?: ((username: string) => void) | undefined;
  /** Shows the posts with a hashtag, given without `#` in lower case. @default only highlighted */
  onHashtag?: ((tag: string) => void) | undefined;
  /** Starts a conversation with the author of a post or a comment. @default hidden */
  onMessage?: ((member: Member) => void) | undefined;
  /** Hides an author's posts from the reader in the host's lists. @default hidden */
  onHide?: ((member: Member) => void) | undefined;
  /** Path of a post's own page in the host. @default '/posts/{id}' */
  // FEED-145
  postPath?: ((postId: string) => string) | undefined;
  /** Path of a group, linked from the badge of its posts. @default a plain badge */
  // FEED-213
  groupPath?: ((groupId: string) => string) | undefined;
  /** Further actions of a post, after its own. @default none */
  postActions?: ((post: Post) => ReactNode) | undefined;
}

/** Returns the absolute address of a post's own page, for sharing. */
export function postAddress(postId: string, { postPath }: PostLinks): string {
  return new URL(postPath?.(postId) ?? `/posts/${postId}`, window.location.href).href;
}

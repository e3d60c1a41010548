import type { Routes } from '@saudagar/portal';

/** The whole address of a post's own page, to be given to others; `/posts/{id}` without a route. */
// FEED-145
export function postAddress(postId: string, { post }: Routes): string {
  return new URL(post?.(postId) ?? `/posts/${postId}`, window.location.href).href;
}

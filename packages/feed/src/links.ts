import type { Member } from '@saudagar/contract';

/** Where names and tags lead in the host; what it does not link is plain text. */
export interface Links {
  onMember?: ((member: Member) => void) | undefined;
  onMention?: ((username: string) => void) | undefined;
  onHashtag?: ((tag: string) => void) | undefined;
  /** The path of a post's own page in the host. @default '/posts/{id}' (FEED-145) */
  postPath?: ((postId: string) => string) | undefined;
}

/** The whole address of a post's own page, to be given to others. */
export function postAddress(postId: string, { postPath }: Links): string {
  return new URL(postPath?.(postId) ?? `/posts/${postId}`, window.location.href).href;
}

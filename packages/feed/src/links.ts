import type { Member } from '@saudagar/contract';

/** Where names and tags lead in the host; what it does not link is plain text. */
export interface Links {
  onMember?: ((member: Member) => void) | undefined;
  onMention?: ((username: string) => void) | undefined;
  onHashtag?: ((tag: string) => void) | undefined;
}

import type { Member } from '@saudagar/contract';

/** Where names and signs in a member's text lead; what is missing is plain text. */
export interface ReadingLinks {
  onMember?: ((member: Member) => void) | undefined;
  onMention?: ((username: string) => void) | undefined;
  onHashtag?: ((tag: string) => void) | undefined;
}

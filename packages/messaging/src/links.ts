import type { Member } from '@saudagar/contract';

/** Callbacks for names, mentions and hashtags in a text; plain text without them. */
export interface ReadingLinks {
  onMember?: ((member: Member) => void) | undefined;
  onMention?: ((username: string) => void) | undefined;
  onHashtag?: ((tag: string) => void) | undefined;
}

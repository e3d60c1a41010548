import type { Member, Person } from '@saudagar/contract';
import type { PostLinks } from '@saudagar/posts';
import type { ReactNode } from 'react';

/** Destinations of a profile in the host. Each function must be referentially stable. */
export interface ProfileLinks extends Pick<PostLinks, 'onHashtag'> {
  /** Opens a conversation with another member. @default not offered */
  onMessage?: ((member: Member) => void) | undefined;
  /** Connects the reader with another member, for example a Connect button. @default nothing */
  connection?: ((person: Person) => ReactNode) | undefined;
  /** Further actions on another member, such as muting and blocking. @default nothing */
  actions?: ((person: Person) => ReactNode) | undefined;
}

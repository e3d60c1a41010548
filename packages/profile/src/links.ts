import type { Member, Person } from '@saudagar/contract';
import type { PostLinks } from '@saudagar/posts';
import type { ReactNode } from 'react';

/** Where a profile leads in the host. Keep each function the same. */
export interface ProfileLinks extends Pick<PostLinks, 'onHashtag'> {
  /** Writes to another member. @default not offered */
  onMessage?: ((member: Member) => void) | undefined;
  /** What connects the reader with another member, such as a Connect button. @default nothing */
  connection?: ((person: Person) => ReactNode) | undefined;
  /** Further acts about another member, such as muting and blocking. @default nothing */
  actions?: ((person: Person) => ReactNode) | undefined;
}

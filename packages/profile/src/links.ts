import type { Member, Person } from '@saudagar/contract';
import type { PostLinks } from '@saudagar/posts';
import type { ReactNode } from 'react';

/** Destinations of a profile in the host. Each function must be referentially stable. */
export interface ProfileLinks extends Pick<PostLinks, 'onHashtag' | 'postPath'> {
  /** The path of a group. @default groups are plain text */
  groupPath?: ((groupId: string) => string) | undefined;
  /** The path of the list of groups, for a member in none. @default not offered */
  groupsPath?: string | undefined;
  /**
   * The path of the feed, for a member without posts and for a missing profile.
   * @default not offered
   */
  feedPath?: string | undefined;
  /** Opens a conversation with another member. @default not offered */
  onMessage?: ((member: Member) => void) | undefined;
  /** Connects the reader with another member, for example a Connect button. @default nothing */
  connection?: ((person: Person) => ReactNode) | undefined;
  /** Further actions on another member, such as muting and blocking. @default nothing */
  actions?: ((person: Person) => ReactNode) | undefined;
}

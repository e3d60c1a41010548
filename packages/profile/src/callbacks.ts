import type { Member, Person } from '@saudagar/contract';
import type { ReactNode } from 'react';

/** Actions of a profile that the host provides. Each function must be referentially stable. */
export interface ProfileCallbacks {
  /** Opens a conversation with another member. @default not offered */
  onMessage?: ((member: Member) => void) | undefined;
  /** Connects the reader with another member, for example a Connect button. @default nothing */
  connection?: ((person: Person) => ReactNode) | undefined;
  /** Further actions on another member, such as muting and blocking. @default nothing */
  actions?: ((person: Person) => ReactNode) | undefined;
}

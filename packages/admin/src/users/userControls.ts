import type { ManagedUser } from '@saudagar/contract';
import { createContext } from 'react';

/** An action on a user that needs confirmation. */
export type UserAction =
  | { type: 'role'; user: ManagedUser; role: 'user' | 'admin' }
  | { type: 'status'; user: ManagedUser }
  | { type: 'deactivate'; user: ManagedUser }
  | { type: 'suspension'; user: ManagedUser }
  | { type: 'reset'; user: ManagedUser };

/** Callbacks of a user's controls. */
export interface UserControls {
  /** Returns true when the viewer may change a user's role, status and password. */
  canManage: (user: ManagedUser) => boolean;
  /** Opens the confirmation of an action. */
  onAction: (action: UserAction) => void;
  /** Opens the details of a user. */
  onDetails: (id: string) => void;
}

/** Passes the controls to table cells, so that the columns are stable. */
export const UserControlsContext = createContext<UserControls | null>(null);

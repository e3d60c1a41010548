import type { ManagedUser } from '@saudagar/contract';
import { createContext } from 'react';

/** What is asked about a user before it is done. */
export type UserAct =
  | { kind: 'role'; user: ManagedUser; role: 'user' | 'admin' }
  | { kind: 'status'; user: ManagedUser }
  | { kind: 'deactivate'; user: ManagedUser }
  | { kind: 'reset'; user: ManagedUser };

/** What the controls of a user do. */
export interface UserControls {
  /** Whether the viewer may change role, status and password of a user. */
  canManage: (user: ManagedUser) => boolean;
  /** Asks before an act. */
  onAct: (act: UserAct) => void;
  /** Opens the details. */
  onDetails: (id: string) => void;
}

/** Reaches the cells of a row, whose columns stay the same. */
export const UserControlsContext = createContext<UserControls | null>(null);

import type { ManagedUser } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** Makes a user an admin or an admin a user, after a question (ADM-301, ADM-358). */
export const userRoleMachine = commandMachine<
  { id: string; role: 'user' | 'admin' },
  ManagedUser | null
>('userRole');

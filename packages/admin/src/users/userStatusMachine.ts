import type { ManagedUser } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** Lets a user in or shuts them out, after a question (ADM-306, ADM-358). */
export const userStatusMachine = commandMachine<
  { id: string; isActive: boolean },
  ManagedUser | null
>('userStatus');

import type { ManagedUser } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** One user (ADM-318). */
export const userDetailsMachine = readMachine<{ id: string }, ManagedUser>({ id: 'userDetails' });

import { commandMachine } from '@saudagar/flows';

/** Deactivates a user after the documented question (ADM-345). */
export const deactivateUserMachine = commandMachine<{ id: string }, void>('deactivateUser');

import { commandMachine } from '@saudagar/flows';

/** Gives a registration, or a place on the waitlist, up after a question (EVT-103). */
export const cancelMachine = commandMachine<{ id: string }, void>('cancelRegistration');

import type { Peace } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** Reads whom the member has blocked and muted, and keeps it up to date in every tab. */
export const peaceMachine = readMachine<null, Peace>({ id: 'peace' });

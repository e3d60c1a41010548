import type { HomeNews } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** Reads what is new since the last visit (SHELL-147). */
export const homeNewsMachine = readMachine<null, HomeNews>({ id: 'homeNews' });

import type { Warning } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** A warning as the warned member reads it. */
export const warningMachine = readMachine<{ id: string }, Warning>({ id: 'warning' });

import type { Group } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** One group on a page of its own, or opened over a list. */
export const groupMachine = readMachine<{ id: string }, Group>({ id: 'group' });

import type { Resource } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** One resource on a page of its own. */
export const resourceMachine = readMachine<{ id: string }, Resource>({ id: 'resource' });

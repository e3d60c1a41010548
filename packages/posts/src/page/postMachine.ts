import type { Post } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** Reads one post for a page of its own (SHELL-063). */
export const postMachine = readMachine<{ id: string }, Post>({ id: 'post' });

import type { ReplyOf, resetUserPassword } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

export type TemporaryPassword = ReplyOf<typeof resetUserPassword>;

/** Gives a user a temporary password, after a question (ADM-335, ADM-358). */
export const resetUserPasswordMachine = commandMachine<{ id: string }, TemporaryPassword>(
  'resetUserPassword',
);

import { type ReplyOf, resetUserPassword } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishAdmin } from '../changes/changes.ts';

export type TemporaryPassword = ReplyOf<typeof resetUserPassword>;

/** Gives a user a temporary password, after a question (ADM-335, ADM-358). */
export const resetUserPasswordMachine = commandMachine<{ id: string }, TemporaryPassword>(
  'resetUserPassword',
);

/** A temporary password on the portal's client. */
export const provideResetPassword = (portal: Portal) =>
  provideFlow(resetUserPasswordMachine, {
    actors: {
      run: write(portal, resetUserPassword, ({ input: { id } }: { input: { id: string } }) => ({
        params: { id },
      })),
    },
    actions: { publish: () => publishAdmin(portal, { type: 'users' }) },
  });

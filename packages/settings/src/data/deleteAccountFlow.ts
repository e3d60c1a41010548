import { deleteAccount } from '@saudagar/contract';
import { formMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** What deleting an account asks for. */
export interface DeletionValues {
  password: string;
}

/** Deletes one's own account (SHELL-061); the password is forgotten with the dialog. */
export const deleteAccountMachine = formMachine<DeletionValues, DeletionValues, undefined>({
  id: 'deleteAccount',
  validate: ({ password }) => (password === '' ? { password: { rule: 'required' } } : {}),
  toBody: (values) => values,
  persistDraft: false,
});

/** Deleting the account on the portal's client; the session ends with it. */
export const provideDeleteAccount = (portal: Portal) =>
  provideFlow(deleteAccountMachine, {
    actors: { send: write(portal, deleteAccount, ({ body }) => ({ body })) },
    actions: { publish: () => portal.session.send({ type: 'session.signedOut' }) },
  });

import { formMachine } from '@saudagar/flows';

/** What deleting an account asks for. */
export interface DeletionValues {
  password: string;
}

/** Deletes one's own account (SHELL-061); the password is forgotten with the dialog. */
export const deleteAccountMachine = formMachine<DeletionValues, DeletionValues, undefined>({
  id: 'deleteAccount',
  validate: ({ password }) => (password === '' ? { password: { rule: 'required' } } : {}),
  toWire: (values) => values,
  forgets: true,
});

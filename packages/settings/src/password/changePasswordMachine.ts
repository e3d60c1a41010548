import { Password } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';

/** What changing a password asks for. */
export interface PasswordValues {
  current_password: string;
  new_password: string;
}

/** What the form holds before anything is typed. */
export const NO_PASSWORDS: PasswordValues = { current_password: '', new_password: '' };

/** Changing one's password (ACCT-045); what was typed goes with the page. */
export const changePasswordMachine = formMachine<PasswordValues, PasswordValues, undefined>({
  id: 'changePassword',
  validate: ({ current_password, new_password }) => ({
    ...(current_password === '' && { current_password: { rule: 'required' } }),
    ...(new_password === ''
      ? { new_password: { rule: 'required' } }
      : !Password.safeParse(new_password).success && { new_password: { rule: 'length' } }),
  }),
  toWire: (values) => values,
  forgets: true,
});

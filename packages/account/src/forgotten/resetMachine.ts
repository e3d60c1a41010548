import { Password } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';

/** What is asked for to set a new password. */
export interface ResetValues {
  password: string;
}

/** Sets a new password by a mailed link's token; what was typed goes with the page. */
export const resetMachine = formMachine<
  ResetValues,
  { token: string; password: string },
  undefined,
  { token: string }
>({
  id: 'resetPassword',
  validate: ({ password }) =>
    password === ''
      ? { password: { rule: 'required' } }
      : Password.safeParse(password).success
        ? {}
        : { password: { rule: 'invalid' } },
  toWire: ({ password }, { token }) => ({ token, password }),
  forgets: true,
});

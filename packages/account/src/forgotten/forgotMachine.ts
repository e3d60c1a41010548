import { Email } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';

/** What is asked for to mail a link. */
export interface ForgotValues {
  email: string;
}

/** Asks for a link by mail; the server's answer is the same for any address. */
export const forgotMachine = formMachine<ForgotValues, ForgotValues, undefined>({
  id: 'forgotPassword',
  validate: ({ email }) =>
    email.trim() === ''
      ? { email: { rule: 'required' } }
      : Email.safeParse(email).success
        ? {}
        : { email: { rule: 'invalid' } },
  toWire: ({ email }) => ({ email: email.trim() }),
});

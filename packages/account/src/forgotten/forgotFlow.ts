import { Email, forgotPassword } from '@saudagar/contract';
import { formMachine, provideFlow, publishNothing, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

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
  toBody: ({ email }) => ({ email: email.trim() }),
});

/** Asking for a link on the portal's client. */
export const provideForgot = (portal: Portal) =>
  provideFlow(forgotMachine, {
    actors: { send: write(portal, forgotPassword, ({ body }) => ({ body })) },
    actions: { publish: publishNothing },
  });

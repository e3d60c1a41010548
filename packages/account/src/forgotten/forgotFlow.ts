import { Email, forgotPassword } from '@saudagar/contract';
import { formMachine, provideFlow, publishNothing, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** Values of the form that requests a link. */
export interface ForgotValues {
  email: string;
}

/** Requests a link by mail; the server's reply is the same for any address. */
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

/** Provides the request with the portal's client. */
export const provideForgot = (portal: Portal) =>
  provideFlow(forgotMachine, {
    actors: { send: write(portal, forgotPassword, ({ body }) => ({ body })) },
    actions: { publish: publishNothing },
  });

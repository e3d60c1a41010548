import { Password, resetPassword } from '@saudagar/contract';
import { formMachine, provideFlow, publishNothing, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

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
  toBody: ({ password }, { token }) => ({ token, password }),
  persistDraft: false,
});

/** Setting a password on the portal's client. */
export const provideReset = (portal: Portal) =>
  provideFlow(resetMachine, {
    actors: { send: write(portal, resetPassword, ({ body }) => ({ body })) },
    actions: { publish: publishNothing },
  });

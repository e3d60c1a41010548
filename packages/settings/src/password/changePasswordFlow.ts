import { changePassword, Password } from '@saudagar/contract';
import { formMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** Values of the password form. */
export interface PasswordValues {
  current_password: string;
  new_password: string;
}

/** Initial values of the form. */
export const NO_PASSWORDS: PasswordValues = { current_password: '', new_password: '' };

/** Changes the member's password (ACCT-045); the input is discarded with the page. */
export const changePasswordMachine = formMachine<PasswordValues, PasswordValues, undefined>({
  id: 'changePassword',
  validate: ({ current_password, new_password }) => ({
    ...(current_password === '' && { current_password: { rule: 'required' } }),
    ...(new_password === ''
      ? { new_password: { rule: 'required' } }
      : !Password.safeParse(new_password).success && { new_password: { rule: 'length' } }),
  }),
  toBody: (values) => values,
  persistDraft: false,
});

/** Changing a password on the portal's client; ends the requirement to change it. */
export const provideChangePassword = (portal: Portal) =>
  provideFlow(changePasswordMachine, {
    actors: { send: write(portal, changePassword, ({ body }) => ({ body })) },
    actions: {
      publish: () => {
        const { user } = portal.session.getSnapshot().context;
        if (!user?.must_change_password) return;
        const { must_change_password: _, ...free } = user;
        portal.session.send({ type: 'user.changed', user: free });
      },
    },
  });

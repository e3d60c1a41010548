import { changePassword, Password } from '@saudagar/contract';
import { formMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

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
  toBody: (values) => values,
  persistDraft: false,
});

/** Changing a password on the portal's client; a member who had to is free to go on. */
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

import { inDialog } from './dialog.ts';
import type { Journey } from './journey.ts';

/** Changes the password in the settings. */
export const changePassword = (current: string, next: string): Journey => ({
  async fill({ field, write }) {
    await write(field('settings:password.current'), current);
    await write(field('settings:password.new'), next);
  },
  press: ({ button }) => button('settings:password.save'),
  done: ({ page, say }) => page.getByText(say('settings:password.saved')),
});

/** Signs all other devices out. */
export const endOtherDevices: Journey = {
  reach: ({ button }) => button('settings:devices.endOthers').click(),
  press: (user) => inDialog(user, 'settings:devices.endOthers'),
  done: ({ page, say }) => page.getByText(say('settings:devices.endedOthers')),
};

/** Deletes the account, which ends at sign-in. */
export const deleteAccount = (password: string): Journey => ({
  reach: ({ button }) => button('settings:delete.open').click(),
  fill: ({ field, write }) => write(field('settings:delete.password'), password),
  press: (user) => inDialog(user, 'settings:delete.confirm'),
  done: ({ button }) => button('account:signIn'),
});

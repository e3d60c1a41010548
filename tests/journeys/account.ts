import { inDialog } from './dialog.ts';
import type { Journey } from './journey.ts';
import type { PageUser } from './pageUser.ts';

/** Fields of a sign-up. */
export interface Joining {
  name: string;
  email: string;
  username: string;
  password: string;
  company: string;
  /** The label of a chosen industry: `tags:spices`. */
  trade?: string;
}

const inside = ({ page, say }: PageUser) => page.getByRole('region', { name: say('feed:feed') });
const submit = ({ button }: PageUser) => button('account:signIn');

/** Signs in on the sign-in page, which leads to the feed. */
export const signIn = ({ email, password }: Pick<Joining, 'email' | 'password'>): Journey => ({
  async fill({ field, write }) {
    await write(field('account:field.email'), email);
    await write(field('account:field.password'), password);
  },
  press: submit,
  done: inside,
});

/** Appeals the deactivation of one's account, from the refusal of the sign-in. */
export const appealAccount = (
  credentials: Pick<Joining, 'email' | 'password'>,
  text: string,
): Journey => ({
  async reach(user) {
    await signIn(credentials).fill?.(user);
    await user.press(submit(user));
    await user.press(user.button('account:appeal.open'));
  },
  fill: ({ field, write }) => write(field('account:appeal.label'), text),
  press: (user) => inDialog(user, 'account:appeal.send'),
  // The refusal of the sign-in that follows says that it is pending.
  done: ({ page, say }) =>
    page.getByText(say('account:appeal.pending')).or(page.getByText(say('account:appeal.sent'))),
});

/** Signs up on the registration page, which leads to the guide (ACCT-038). */
export const makeAccount = (joining: Joining): Journey => ({
  async fill({ field, button, write, press }) {
    await write(field('account:field.full_name'), joining.name);
    await write(field('account:field.email'), joining.email);
    await write(field('account:field.username'), joining.username);
    await write(field('account:field.password'), joining.password);
    await write(field('account:field.company_name'), joining.company);
    if (joining.trade) await press(button(joining.trade));
  },
  press: ({ button }) => button('account:createAccount'),
  done: ({ page, say }) => page.getByRole('heading', { name: say('page-guide:heading') }),
});

/** Requests a link by mail, on the page of a forgotten password. */
export const askForLink = (email: string): Journey => ({
  fill: ({ field, write }) => write(field('account:field.email'), email),
  press: ({ button }) => button('account-forgotten:email.send'),
  done: ({ page, say }) => page.getByText(say('account-forgotten:sent.title')),
});

/** Sets a new password, on the page that a mailed link opens. */
export const setNewPassword = (password: string): Journey => ({
  fill: ({ field, write }) => write(field('account-forgotten:reset.field'), password),
  press: ({ button }) => button('account-forgotten:reset.send'),
  done: ({ page, say }) => page.getByText(say('account-forgotten:reset.done')),
});

/** Opens the user menu. */
export const openUserMenu = ({ button, press }: PageUser): Promise<void> =>
  press(button('host:user.menu'));

/** Signs out by the user menu. */
export const signOut: Journey = {
  reach: openUserMenu,
  press: ({ button }) => button('host:user.signOut'),
  done: submit,
};

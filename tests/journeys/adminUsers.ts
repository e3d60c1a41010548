import { inDialog } from './dialog.ts';
import type { Journey } from './journey.ts';
import type { PageUser } from './pageUser.ts';

/** What somebody is looked for by, and the name that is found. */
interface Sought {
  search: string;
  name: string;
}

/** Finds a user in the Users tab; searching is typed and needs no press. */
async function find(pageUser: PageUser, { search, name }: Sought): Promise<void> {
  const { page, say, write } = pageUser;
  await write(page.getByRole('searchbox'), search);
  await pageUser.button('admin-users:act.detailsOf', { name }).first().waitFor();
  // Nobody else is left above them.
  const rows = page.getByRole('button', {
    name: say('admin-users:act.detailsOf', { name: '' }).trim(),
  });
  await rows.nth(1).waitFor({ state: 'detached' });
}

/** Finds a user and gives them a temporary password (ADM-335–344). */
export const resetPassword = (user: Sought): Journey => ({
  async reach(pageUser) {
    await find(pageUser, user);
    await pageUser.press(pageUser.button('admin-users:act.resetOf', { name: user.name }));
  },
  press: (pageUser) => inDialog(pageUser, 'admin-users:reset.action'),
  done: ({ page, say }) => page.getByRole('dialog', { name: say('admin-users:password.title') }),
});

/** Asks to deactivate a user who is in sight, and does it (ADM-345–350). */
export const deactivate = (name: string): Journey => ({
  reach: (pageUser) => pageUser.press(pageUser.button('admin-users:act.deactivateOf', { name })),
  press: (pageUser) => inDialog(pageUser, 'admin-users:deactivate.action'),
  done: ({ page, say }) => page.getByText(say('admin-users:deactivate.done')),
});

/** Makes a user who is in sight an admin (ADM-301–303). */
export const makeAdmin = (name: string): Journey => ({
  reach: async ({ page, say }) => {
    await page
      .getByRole('combobox', { name: say('admin-users:roleOf', { name }) })
      .selectOption('admin');
  },
  press: (pageUser) => inDialog(pageUser, 'admin-users:roleChange.toAdminAction'),
  done: ({ page, say }) => page.getByText(say('admin-users:roleChange.done')),
});

/** Makes a user who is in sight inactive by their status (ADM-306–308). */
export const makeInactive = (name: string): Journey => ({
  reach: ({ button, press, say }) =>
    press(button('admin-users:statusOf', { status: say('admin-users:active'), name })),
  press: (pageUser) => inDialog(pageUser, 'admin-users:statusChange.offAction'),
  done: ({ page, say }) => page.getByText(say('admin-users:statusChange.done')),
});

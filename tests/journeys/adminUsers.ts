import { inDialog } from './dialog.ts';
import type { Journey } from './journey.ts';
import type { PageUser } from './pageUser.ts';

/** A search, and the name it finds. */
interface Sought {
  search: string;
  name: string;
}

/** Finds a user in the Users tab; the search runs while typing. */
async function find(pageUser: PageUser, { search, name }: Sought): Promise<void> {
  const { page, say, write } = pageUser;
  await write(page.getByRole('searchbox'), search);
  await pageUser.button('admin-users:act.detailsOf', { name }).first().waitFor();
  // No other user is left above them.
  const rows = page.getByRole('button', {
    name: say('admin-users:act.detailsOf', { name: '' }).trim(),
  });
  await rows.nth(1).waitFor({ state: 'detached' });
}

/** Chooses an action from a user's menu. */
async function choose({ button, page, press, say }: PageUser, name: string, key: string) {
  await press(button('admin-users:act.menuOf', { name }));
  await page.getByRole('menuitem', { name: say(key) }).press('Enter');
}

/** Finds a user and gives them a temporary password (ADM-335–344). */
export const resetPassword = (user: Sought): Journey => ({
  async reach(pageUser) {
    await find(pageUser, user);
    await choose(pageUser, user.name, 'admin-users:act.reset');
  },
  press: (pageUser) => inDialog(pageUser, 'admin-users:reset.action'),
  done: ({ page, say }) => page.getByRole('dialog', { name: say('admin-users:password.title') }),
});

/** Deactivates a visible user and confirms it (ADM-345–350). */
export const deactivate = (name: string): Journey => ({
  reach: (pageUser) => choose(pageUser, name, 'admin-users:act.deactivate'),
  fill: ({ field, write }) => write(field('admin-users:suspension.reason'), 'Penipuan'),
  press: (pageUser) => inDialog(pageUser, 'admin-users:deactivate.action'),
  done: ({ page, say }) => page.getByText(say('admin-users:deactivate.done')),
});

/** Makes a visible user an admin (ADM-301–303). */
export const makeAdmin = (name: string): Journey => ({
  reach: async ({ page, say }) => {
    await page
      .getByRole('combobox', { name: say('admin-users:roleOf', { name }) })
      .selectOption('admin');
  },
  press: (pageUser) => inDialog(pageUser, 'admin-users:roleChange.toAdminAction'),
  done: ({ page, say }) => page.getByText(say('admin-users:roleChange.done')),
});

/** Makes a visible user inactive by their status (ADM-306–308). */
export const makeInactive = (name: string): Journey => ({
  reach: ({ button, press, say }) =>
    press(button('admin-users:statusOf', { status: say('admin-users:active'), name })),
  fill: ({ field, write }) => write(field('admin-users:suspension.reason'), 'Penipuan'),
  press: (pageUser) => inDialog(pageUser, 'admin-users:statusChange.offAction'),
  done: ({ page, say }) => page.getByText(say('admin-users:statusChange.done')),
});

import { buildManagedUser, SAMPLE_PASSWORD } from '@saudagar/mocks';
import { useUser } from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { UsersTab } from './UsersTab.tsx';
import { ADMIN, choose, findAlertDialog, press } from './users.testing.ts';

const meta = preview.meta({
  title: 'Confirm with my password again',
  tags: ['admin'],
  component: UsersTab,
  // A placeholder: the decorator supplies the signed-in user.
  args: { user: buildManagedUser({ id: ADMIN, role: 'admin' }) as never, onTab: fn() },
  render: function SignedIn(args) {
    const user = useUser();
    return user ? <UsersTab {...args} user={user} /> : <p />;
  },
  parameters: { portal: { signedInAs: ADMIN } },
});

type Scene = Pick<StoryContext, 'canvas' | 'mocks' | 'userEvent'>;

/** Makes the admin's last typed password old, once the list is shown. */
async function age({ canvas, mocks }: Scene) {
  await canvas.findByRole('button', { name: 'More options for Dewi Anggraini' });
  mocks.community.accounts.sessions.ageConfirmations(ADMIN);
}

const findQuestion = async () =>
  within(await screen.findByRole('dialog', { name: 'Confirm your password' }));

async function confirm({ userEvent }: Scene, password = SAMPLE_PASSWORD) {
  const dialog = await findQuestion();
  await userEvent.type(dialog.getByLabelText(/^Your password/), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  return dialog;
}

/** Fills in and sends a deactivation with an end. */
async function deactivate(context: Scene) {
  const { userEvent } = context;
  await age(context);
  await choose(context, 'Dewi Anggraini', 'Deactivate');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Menawarkan barang palsu');
  await userEvent.selectOptions(dialog.getByRole('combobox'), '7 days');
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
}

/** A password typed more than ten minutes ago is asked for again, over the open dialog. */
// ADM-395, ADM-397
export const Asked = meta.story({
  name: 'Password asked again',
  tags: ['asked'],
  async play(context) {
    if (screen.queryByRole('dialog')) return;
    await deactivate(context);
    const dialog = await findQuestion();
    await expect(dialog.getByText(/more than 10 minutes ago/)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(/^Your password/)).toHaveFocus());
  },
});

/** A wrong password is said beside the field, which has the focus. */
// ADM-398
export const Wrong = meta.story({
  name: 'Wrong password',
  tags: ['refused'],
  async play(context) {
    if (screen.queryByRole('dialog')) return;
    await deactivate(context);
    const dialog = await confirm(context, 'salah-sekali');
    await expect(await dialog.findByText('This is not your password')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(/^Your password/)).toHaveFocus());
  },
});

/** Confirmed: the deactivation is sent as it was filled in. */
// ADM-397
export const Confirmed = meta.story({
  name: 'Password confirmed, account deactivated',
  tags: ['no-picture', 'done'],
  async play(context) {
    await deactivate(context);
    await confirm(context);
    await expect(await screen.findByText('User deactivated successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { accounts } = context.mocks.community;
    const account = accounts.all().find(({ user }) => user.id === 'member-5');
    await expect(account?.deactivation).toMatchObject({
      reason: 'Menawarkan barang palsu',
      until: expect.any(String),
    });
  },
});

/** Declined: the input and the reason of the refusal stay, and the next try asks again. */
// ADM-399
export const Declined = meta.story({
  name: 'Not confirmed: nothing sent',
  tags: ['no-picture'],
  async play(context) {
    const { userEvent } = context;
    await deactivate(context);
    await userEvent.click((await findQuestion()).getByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Deactivate Dewi/ }));
    await expect(dialog.getByText(/Confirm your password first/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue(
      'Menawarkan barang palsu',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await confirm(context);
    await expect(await screen.findByText('User deactivated successfully!')).toBeVisible();
  },
});

/** Role, status and temporary password: one confirmation holds for those that follow. */
// ADM-395, ADM-396
export const ConfirmedOnce = meta.story({
  name: 'Confirmed once for several changes',
  tags: ['no-picture', 'done'],
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    mocks.community.accounts.deactivate('member-1');
    await age(context);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Role of Dewi Anggraini' }),
      'Admin',
    );
    await userEvent.click((await findAlertDialog()).getByRole('button', { name: 'Make admin' }));
    await confirm(context);
    await expect(await screen.findByText('User role updated successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    mocks.community.accounts.sessions.ageConfirmations(ADMIN);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active only' }));
    await press(context, 'Inactive: change the status of Siti Rahmawati');
    await userEvent.click((await findAlertDialog()).getByRole('button', { name: 'Make active' }));
    await confirm(context);
    await expect(await screen.findByText('User status updated successfully!')).toBeVisible();

    await choose(context, 'Budi Santoso', 'Reset password');
    await userEvent.click(
      (await findAlertDialog()).getByRole('button', { name: 'Reset password' }),
    );
    await expect(
      await screen.findByRole('dialog', { name: 'Password Reset Successful' }),
    ).toBeVisible();
  },
});

/** A temporary password, after the confirmation. */
// ADM-397
export const ConfirmedReset = meta.story({
  name: 'Confirmed for a temporary password',
  tags: ['no-picture', 'done'],
  async play(context) {
    await age(context);
    await choose(context, 'Budi Santoso', 'Reset password');
    await context.userEvent.click(
      (await findAlertDialog()).getByRole('button', { name: 'Reset password' }),
    );
    await confirm(context);
    await expect(
      await screen.findByRole('dialog', { name: 'Password Reset Successful' }),
    ).toBeVisible();
  },
});

import { deleteUser, resetUserPassword, setUserRole, setUserStatus } from '@saudagar/contract';
import { buildManagedUser, failWith } from '@saudagar/mocks';
import { useUser } from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { UsersTab } from './UsersTab.tsx';
import {
  ADMIN,
  choose,
  findAlertDialog,
  findPassword,
  openDetails,
  press,
  type Scene,
} from './users.testing.ts';

const meta = preview.meta({
  title: 'Change a user: role, suspend, password',
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

/** Writes the reason in the open dialog of a deactivation. */
async function fillReason({ userEvent }: Scene) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Menawarkan barang palsu');
  return dialog;
}

async function askForRole(context: Scene) {
  const choice = await context.canvas.findByRole('combobox', { name: 'Role of Budi Santoso' });
  await context.userEvent.selectOptions(choice, 'Admin');
  return { choice, dialog: await findAlertDialog() };
}

/** A role change asks for confirmation. */
// ADM-357, ADM-358
export const RoleAsked = meta.story({
  name: 'Change the role?',
  tags: ['asked'],
  async play(context) {
    if (screen.queryByRole('alertdialog')) return;
    const { choice, dialog } = await askForRole(context);
    await expect(
      dialog.getByRole('heading', { name: 'Make Budi Santoso an admin?' }),
    ).toBeVisible();
    // Declining changes nothing.
    await expect(choice).toHaveValue('user');
  },
});

export const RoleChanged = meta.story({
  tags: ['no-picture', 'done'],
  async play(context) {
    const { choice, dialog } = await askForRole(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Make admin' }));
    await expect(await screen.findByText('User role updated successfully!')).toBeVisible();
    await waitFor(() => expect(choice).toHaveValue('admin'));
  },
});

/** The server's own message follows. */
// ADM-304, ADM-359
export const RoleRefused = meta.story({
  name: 'Refused: last admin stays admin',
  tags: ['no-picture', 'refused'],
  beforeEach({ msw }) {
    msw.use(failWith(setUserRole, 409, 'The last admin of the community stays an active admin'));
  },
  async play(context) {
    const { dialog } = await askForRole(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Make admin' }));
    await expect(
      await dialog.findByText(
        'Failed to update user role: The last admin of the community stays an active admin',
      ),
    ).toBeVisible();
  },
});

/** Pressing the status deactivates the user, who leaves a list of active users. */
// ADM-305–308, ADM-357
export const StatusChanged = meta.story({
  name: 'User made inactive',
  tags: ['no-picture', 'done'],
  async play(context) {
    const { canvas, userEvent } = context;
    await press(context, 'Active: change the status of Dewi Anggraini');
    const dialog = await fillReason(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Make inactive' }));
    await expect(await screen.findByText('User status updated successfully!')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Dewi Anggraini')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active only' }));
    await press(context, 'Inactive: change the status of Dewi Anggraini');
    await userEvent.click((await findAlertDialog()).getByRole('button', { name: 'Make active' }));
    await expect(
      await canvas.findByRole('button', { name: /^Active: change the status of Dewi/ }),
    ).toBeVisible();
  },
});

/** The status is unchanged. */
// ADM-309
export const StatusRefused = meta.story({
  name: 'Change of status refused',
  tags: ['no-picture', 'refused'],
  beforeEach({ msw }) {
    msw.use(failWith(setUserStatus, 409, 'No'));
  },
  async play(context) {
    await press(context, 'Active: change the status of Dewi Anggraini');
    const dialog = await fillReason(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Make inactive' }));
    await expect(await dialog.findByText('Failed to update user status: No')).toBeVisible();
  },
});

/** The documented confirmation. */
// ADM-345, ADM-357, WID-098
export const DeactivateAsked = meta.story({
  name: 'Deactivate the account?',
  tags: ['asked'],
  async play(context) {
    if (screen.queryByRole('dialog')) return;
    await choose(context, 'Dewi Anggraini', 'Deactivate');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      dialog.getByText('Are you sure you want to deactivate this user account?'),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveFocus();
  },
});

/** A suspension needs a reason, and an end in the future. */
// ADM-368–370
export const SuspensionInvalid = meta.story({
  name: 'Suspension refused: reason or end missing',
  tags: ['refused'],
  async play(context) {
    if (screen.queryByRole('dialog')) return;
    const { userEvent } = context;
    await choose(context, 'Dewi Anggraini', 'Deactivate');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Until a date');
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await expect(dialog.getByText('Write why the account is deactivated.')).toBeVisible();
    await expect(dialog.getByText('Choose when the suspension ends.')).toBeVisible();
  },
});

/** Suspended for a week: the status names the end. */
// ADM-369, ADM-372
export const Suspended = meta.story({
  name: 'User suspended for a week (banned)',
  tags: ['done'],
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Active only' }));
    await press(context, 'Active: change the status of Dewi Anggraini');
    const dialog = await fillReason(context);
    await userEvent.selectOptions(dialog.getByRole('combobox'), '7 days');
    await userEvent.click(dialog.getByRole('button', { name: 'Make inactive' }));
    await expect(
      await canvas.findByRole('button', { name: /^Suspended until .* status of Dewi/ }),
    ).toBeVisible();
    const account = mocks.community.accounts.all().find(({ user }) => user.id === 'member-5');
    await expect(account?.deactivation).toMatchObject({
      reason: 'Menawarkan barang palsu',
      until: expect.any(String),
    });
  },
});

/** A suspension is changed, filled in as it is. */
// ADM-409
export const SuspensionChanged = meta.story({
  tags: ['no-picture', 'done'],
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    const until = '2096-12-06T03:00:00.000Z';
    mocks.community.accounts.deactivate('member-5', { reason: 'Palsu', until });
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Active only' }));
    await choose(context, 'Dewi Anggraini', 'Change suspension');
    const dialog = await fillReason(context);
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Until an admin reactivates it');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Suspension changed.')).toBeVisible();
    await canvas.findByRole('button', { name: /^Inactive: .*Dewi/ });
  },
});

/** Details of a suspended account: its end and the reason that its member reads. */
// ADM-372
export const SuspendedDetails = meta.story({
  name: 'Details of a suspended account',
  beforeEach({ mocks }) {
    mocks.community.accounts.deactivate('member-1', {
      reason: 'Menawarkan barang palsu di dua grup.',
      until: '2096-12-06T03:00:00.000Z',
    });
  },
  async play(context) {
    if (screen.queryByRole('dialog')) return;
    await context.userEvent.click(
      await context.canvas.findByRole('checkbox', { name: 'Active only' }),
    );
    const dialog = await openDetails(context, 'Siti Rahmawati');
    await expect(await dialog.findByText('Menawarkan barang palsu di dua grup.')).toBeVisible();
  },
});

/** Deactivated, not deleted; the figures are updated. */
// ADM-347–350, ADM-361
export const Deactivated = meta.story({
  name: 'Account deactivated (disabled)',
  tags: ['done'],
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    await choose(context, 'Dewi Anggraini', 'Deactivate');
    const dialog = await fillReason(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await expect(await screen.findByText('User deactivated successfully!')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText('Active Users').nextElementSibling).toHaveTextContent('5'),
    );
    const account = mocks.community.accounts.all().find(({ user }) => user.id === 'member-5');
    await expect(account?.isActive).toBe(false);
  },
});

// ADM-352
export const DeactivateFailed = meta.story({
  name: 'Account could not be deactivated',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(deleteUser, 404, 'User not found'));
  },
  async play(context) {
    await choose(context, 'Dewi Anggraini', 'Deactivate');
    const dialog = await fillReason(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await expect(await dialog.findByText('Failed to delete user: User not found')).toBeVisible();
  },
});

async function reset(context: Scene) {
  await choose(context, 'Budi Santoso', 'Reset password');
  const dialog = await findAlertDialog();
  await context.userEvent.click(dialog.getByRole('button', { name: 'Reset password' }));
  return dialog;
}

/** The temporary password with its explanation, shown once. */
// ADM-337–344, ADM-356
export const PasswordReset = meta.story({
  name: 'Temporary password (password reset)',
  tags: ['done'],
  async play(context) {
    if (screen.queryByRole('dialog')) return;
    await reset(context);
    const dialog = await findPassword();
    await expect(dialog.getByText('kopi-jati-batik-1001')).toBeVisible();
    await expect(
      dialog.getByText(/This temporary password expires after 24 hours\./),
    ).toBeVisible();
    await expect(dialog.getByText('The user must change it at the next login.')).toBeVisible();
    await expect(
      await screen.findByText('Password reset successfully! Temporary password generated.'),
    ).toBeVisible();
  },
});

const replace = (clipboard: unknown) => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

/** Copied, with a confirmation. */
// ADM-341, ADM-342
export const PasswordCopied = meta.story({
  name: 'Temporary password copied',
  tags: ['no-picture', 'done'],
  beforeEach: () => replace({ writeText: fn().mockResolvedValue(undefined) }),
  async play(context) {
    await reset(context);
    const dialog = await findPassword();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Copy Password' }));
    await expect(await screen.findByText('Temporary password copied to clipboard!')).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('kopi-jati-batik-1001');
    const [close] = dialog.getAllByRole('button', { name: 'Close' }).slice(-1);
    await context.userEvent.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(
        context.canvas.getByRole('button', { name: 'More options for Budi Santoso' }),
      ).toHaveFocus(),
    );
  },
});

/** Without clipboard access, the password can be selected and copied by hand. */
export const PasswordUncopied = meta.story({
  name: 'Copying failed: select the password by hand',
  tags: ['no-picture', 'failed'],
  beforeEach() {
    const restore = replace(undefined);
    const { execCommand } = document;
    document.execCommand = () => false;
    return () => {
      restore();
      document.execCommand = execCommand;
    };
  },
  async play(context) {
    await reset(context);
    const dialog = await findPassword();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Copy Password' }));
    await expect(await dialog.findByText(/could not be copied/)).toBeVisible();
  },
});

/** After a failed reset the old password still works. */
// ADM-338, ADM-357
export const ResetFailed = meta.story({
  name: 'Password could not be reset',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(resetUserPassword, 404, 'User not found'));
  },
  async play(context) {
    if (screen.queryByRole('alertdialog')) return;
    const dialog = await reset(context);
    await expect(await dialog.findByText('Failed to reset password: User not found')).toBeVisible();
  },
});

import { getManagedUser } from '@saudagar/contract';
import { buildManagedUser, failWith, neverAnswer } from '@saudagar/mocks';
import { useUser } from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { UsersTab } from './UsersTab.tsx';
import { ADMIN, findAlertDialog, findPassword, openDetails } from './users.testing.ts';

const meta = preview.meta({
  title: 'Details of a user (account)',
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

/** All details of an account. */
// ADM-318–334
export const Details = meta.story({
  name: 'Details of an account',
  async play(context) {
    if (screen.queryByRole('dialog')) return;
    const dialog = await openDetails(context);
    await expect(await dialog.findByText('Kayu Jepara Mandiri')).toBeVisible();
    await expect(dialog.getByText('Account age').nextElementSibling).toHaveTextContent(/day/);
    await expect(dialog.getByRole('button', { name: 'Reset Password' })).toBeVisible();
  },
});

export const DetailsLoading = meta.story({
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getManagedUser));
  },
  async play(context) {
    await openDetails(context);
  },
});

/** The documented message, followed by the server's own. */
// ADM-319
export const DetailsFailed = meta.story({
  name: 'Details could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getManagedUser, 500, 'The database rests'));
  },
  async play(context) {
    const dialog = await openDetails(context);
    await expect(
      await dialog.findByText('Failed to fetch user details: The database rests'),
    ).toBeVisible();
  },
});

/** The account was deleted meanwhile. */
export const DetailsGone = meta.story({
  name: 'Account deleted meanwhile',
  tags: ['no-picture', 'gone'],
  beforeEach({ msw }) {
    msw.use(failWith(getManagedUser, 404, 'User not found'));
  },
  async play(context) {
    const dialog = await openDetails(context);
    await expect(
      await dialog.findByText('Failed to fetch user details: user not found'),
    ).toBeVisible();
  },
});

/** A password is reset from the details, which reopen afterwards. */
// ADM-333
export const ResetFromDetails = meta.story({
  name: 'Password reset from the details',
  tags: ['no-picture', 'done'],
  async play(context) {
    const { userEvent } = context;
    const dialog = await openDetails(context);
    await userEvent.click(await dialog.findByRole('button', { name: 'Reset Password' }));
    await userEvent.click(
      (await findAlertDialog()).getByRole('button', { name: 'Reset password' }),
    );
    const password = await findPassword();
    const [close] = password.getAllByRole('button', { name: 'Close' }).slice(-1);
    await userEvent.click(close as HTMLElement);
    await expect(await screen.findByRole('dialog', { name: 'User Details' })).toBeVisible();
  },
});

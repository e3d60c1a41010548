import {
  changePassword,
  deleteAccount,
  endSession,
  listSessions,
  prepareArchive,
} from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, replyWith, SAMPLE_PASSWORD } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Settings } from './Settings.tsx';

const meta = preview.meta({
  title: 'Password, devices, data, delete account',
  component: Settings,
  parameters: { portal: {} },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function change({ canvas, userEvent }: Scene, current: string, next: string) {
  await userEvent.type(await canvas.findByLabelText('Current password'), current);
  await userEvent.type(canvas.getByLabelText('New password'), next);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
}

async function openDeletion({ canvas, userEvent }: Scene) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
}

/** Password, devices, own data and deletion; this device is listed first. */
export const Ready = meta.story({
  name: 'All account settings',
  tags: ['phone'],
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: 'Your signed-in devices' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(list).getByText('This device')).toBeVisible();
  },
});

/** Loading the devices. */
export const Loading = meta.story({
  name: 'Devices loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listSessions));
  },
});

/** Devices fail to load; the other sections work. */
export const ServerError = meta.story({
  name: 'Devices could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listSessions, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Your devices could not be read/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** A server that lists no devices. */
export const Empty = meta.story({
  name: 'No devices listed',
  tags: ['empty'],
  beforeEach({ msw }) {
    msw.use(replyWith(listSessions, []));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No device is known')).toBeVisible();
  },
});

/** The password is changed, other devices are signed out, and the form is reset. */
export const PasswordChanged = meta.story({
  tags: ['done'],
  async play({ canvas, userEvent }) {
    await canvas.findByText('This device');
    await change({ canvas, userEvent }, SAMPLE_PASSWORD, 'lumbung-padi-9');
    await expect(await screen.findByText(/Your password is changed/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveValue(''));
    const list = await canvas.findByRole('list', { name: 'Your signed-in devices' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  },
});

/** A wrong current password is reported beside its field. */
export const WrongPassword = meta.story({
  name: 'Current password is wrong',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await change({ canvas, userEvent }, 'bukan-ini-1', 'lumbung-padi-9');
    await expect(await canvas.findByText('This is not your password')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
  },
});

/** Both fields report that they are required. */
export const PasswordsMissing = meta.story({
  name: 'Passwords are missing',
  tags: ['no-picture', 'refused'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Current password is required')).toBeVisible();
    await expect(canvas.getByText('New password is required')).toBeVisible();
  },
});

/** Offline: the input is retained. */
export const PasswordOffline = meta.story({
  name: 'Password not changed: no network',
  tags: ['no-picture', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(changePassword));
  },
  async play({ canvas, userEvent }) {
    await change({ canvas, userEvent }, SAMPLE_PASSWORD, 'lumbung-padi-9');
    await expect(await canvas.findByText(/^The password was not changed/)).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('lumbung-padi-9');
  },
});

/** Another device is signed out after confirmation. */
export const DeviceEnded = meta.story({
  name: 'Another device signed out',
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole('button', { name: /^Sign out (?!all)/ });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(await screen.findByText('The device is signed out')).toBeVisible();
    const list = canvas.getByRole('list', { name: 'Your signed-in devices' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  },
});

/** Signing out fails: the dialog stays open and shows the error. */
export const DeviceEndFailed = meta.story({
  name: 'Device could not be signed out',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(endSession, 500));
  },
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole('button', { name: /^Sign out (?!all)/ });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(await dialog.findByText(/^That was not signed out/)).toBeVisible();
  },
});

/** All devices but this one are signed out. */
export const OthersEnded = meta.story({
  name: 'All other devices signed out',
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Sign out all other devices' }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out all other devices' }));
    await expect(await screen.findByText('All other devices are signed out')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull(),
    );
  },
});

/** The archive is being prepared. */
export const PreparingData = meta.story({
  name: 'Data being prepared (download, export)',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(prepareArchive));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download my data' }));
    await expect(await canvas.findByText('Preparing your archive …')).toBeVisible();
  },
});

/** The archive is ready to download. */
export const DataReady = meta.story({
  name: 'Data ready to download',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download my data' }));
    await expect(await canvas.findByRole('link', { name: /Save the archive/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/account/archive/'),
    );
  },
});

/** The archive failed to prepare; it can be requested again. */
export const DataFailed = meta.story({
  name: 'Data could not be prepared',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(prepareArchive, 500));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download my data' }));
    await expect(await canvas.findByText(/^The archive could not be prepared/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download my data' })).toBeEnabled();
  },
});

/** Asks for the password before the account is deleted. */
export const AskedToDelete = meta.story({
  name: 'Delete the account? (close account)',
  tags: ['asked'],
  async play({ canvas, userEvent }) {
    const dialog = await openDeletion({ canvas, userEvent });
    await expect(dialog.getByText(/goes at once and for good/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(await dialog.findByText('Password is required')).toBeVisible();
  },
});

/** A wrong password deletes nothing. */
export const DeletionRefused = meta.story({
  name: 'Account not deleted: wrong password',
  tags: ['refused'],
  async play({ canvas, mocks, userEvent }) {
    const dialog = await openDeletion({ canvas, userEvent });
    await userEvent.type(dialog.getByLabelText('Your password'), 'bukan-ini-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(await dialog.findByText('This is not your password')).toBeVisible();
    await expect(mocks.community.accounts.find('member-1')).toBeDefined();
  },
});

/** A server error: the account and the input remain. */
export const DeletionFailed = meta.story({
  name: 'Account could not be deleted',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(deleteAccount, 500));
  },
  async play({ canvas, userEvent }) {
    const dialog = await openDeletion({ canvas, userEvent });
    await userEvent.type(dialog.getByLabelText('Your password'), SAMPLE_PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await expect(await dialog.findByText(/^The account was not deleted/)).toBeVisible();
    await expect(dialog.getByLabelText('Your password')).toHaveValue(SAMPLE_PASSWORD);
  },
});

/** The account is deleted and the session ended. */
export const Deleted = meta.story({
  name: 'Account deleted',
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks, session, userEvent }) {
    const dialog = await openDeletion({ canvas, userEvent });
    await userEvent.type(dialog.getByLabelText('Your password'), SAMPLE_PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(mocks.community.accounts.find('member-1')).toBeUndefined());
    await waitFor(() => expect(session.read()).toBeNull());
  },
});

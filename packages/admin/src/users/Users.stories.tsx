import { exportUsers, getUserStats, listUsers } from '@saudagar/contract';
import { buildManagedUser, failWith, neverAnswer, replyWith } from '@saudagar/mocks';
import { useUser } from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import { savedFile } from '@saudagar/storybook/savedFile';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UsersTab } from './UsersTab.tsx';
import { ADMIN, MODERATOR, press, type Scene, withUsers } from './users.testing.ts';

const meta = preview.meta({
  title: 'Manage users (accounts, members)',
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

const names = ({ canvas }: Pick<Scene, 'canvas'>) =>
  canvas.getAllByRole('button', { name: /^View details of / }).length;

/** Active users, with figures above; a moderator's role is read-only. */
// ADM-008, ADM-261–317, ADM-354
export const Ready = meta.story({
  name: 'Active users',
  tags: ['phone'],
  async play({ canvas }) {
    await expect(await canvas.findByText('@hendra.wijaya')).toBeVisible();
    await expect(canvas.getByText('Showing 1 to 6 of 6 users')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText('Total Users').nextElementSibling).toHaveTextContent('6'),
    );
    await expect(canvas.getByRole('checkbox', { name: 'Active only' })).toBeChecked();
    await expect(canvas.queryByRole('combobox', { name: 'Role of Rizky Pratama' })).toBeNull();
    // Administrators cannot change their own account here.
    await expect(canvas.queryByRole('combobox', { name: 'Role of Hendra Wijaya' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Role of Budi Santoso' })).toHaveValue(
      'user',
    );
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listUsers), neverAnswer(getUserStats));
  },
});

/** The documented message with Retry. */
// ADM-279
export const ServerError = meta.story({
  name: 'Users could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listUsers, 500), failWith(getUserStats, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Failed to fetch users/)).toBeVisible();
    await expect(await canvas.findByText(/^The figures could not be loaded\./)).toBeVisible();
  },
});

/** A moderator can only read: no controls to change, reset, deactivate or export. */
// ADM-354, ADM-362
export const AsModerator = meta.story({
  name: 'As a moderator: read only',
  tags: ['moderator', '!admin'],
  parameters: { portal: { signedInAs: MODERATOR } },
  async play({ canvas }) {
    await canvas.findByText('Showing 1 to 6 of 6 users');
    await expect(canvas.queryByRole('combobox', { name: /^Role of/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^More options for/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^View details of/ })).toHaveLength(6);
  },
});

/** Searched by part of a name, email or username while typing, then filtered by role. */
// ADM-266–269, ADM-360
export const Searched = meta.story({
  name: 'Searched and filtered by role',
  tags: ['no-picture'],
  async play(context) {
    const { canvas, userEvent } = context;
    await canvas.findByText('Showing 1 to 6 of 6 users');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'ayu_');
    await expect(await canvas.findByText('Showing 1 to 1 of 1 users')).toBeVisible();
    await expect(canvas.getByText('Ni Made Ayu Lestari')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search users' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'Administrators');
    await expect(await canvas.findByText('Showing 1 to 1 of 1 users')).toBeVisible();
    await expect(names(context)).toBe(1);
  },
});

/** Nobody matches; clearing the filters shows everyone. */
// ADM-363
export const Unmatched = meta.story({
  name: 'No match for the search',
  tags: ['empty'],
  async play(context) {
    if (context.canvas.queryByRole('heading', { name: 'No users found' })) return;
    const { canvas, userEvent } = context;
    await canvas.findByText('Showing 1 to 6 of 6 users');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'durian');
    await expect(await canvas.findByRole('heading', { name: 'No users found' })).toBeVisible();
  },
});

/** Filters cleared after nobody matched. */
export const Cleared = meta.story({
  name: 'Filters cleared',
  tags: ['no-picture'],
  async play(context) {
    const { canvas, userEvent } = context;
    await canvas.findByText('Showing 1 to 6 of 6 users');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'durian');
    await press(context, 'Show all');
    await expect(await canvas.findByText('Showing 1 to 6 of 6 users')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toHaveValue('');
  },
});

/** Twenty users a page, with Previous and Next. */
// ADM-315–317
export const Paged = meta.story({
  name: 'Twenty users a page',
  parameters: { portal: { signedInAs: ADMIN, community: withUsers(40) } },
  tags: ['no-picture'],
  async play(context) {
    const { canvas } = context;
    await canvas.findByText('Showing 1 to 20 of 46 users');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await press(context, 'Next');
    await canvas.findByText('Showing 21 to 40 of 46 users');
    await press(context, 'Next');
    await canvas.findByText('Showing 41 to 46 of 46 users');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await press(context, 'Previous');
    await canvas.findByText('Showing 21 to 40 of 46 users');
  },
});

const twenty = Array.from({ length: 20 }, (_, index) =>
  buildManagedUser({ id: `trader-${index}`, full_name: `Pedagang ${index + 1}` }),
);

/** More users than the thousand the server counts. */
export const MoreThanCounted = meta.story({
  name: 'More than a thousand users',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(replyWith(listUsers, { users: twenty, total: 1000, is_more: true, cursor: 'next' }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Showing 1 to 20 of 1,000+ users')).toBeVisible();
  },
});

/** The total comes from the figures when the list has none. */
// ADM-355
export const TotalOfStats = meta.story({
  name: 'Total taken from the figures',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(replyWith(listUsers, { users: twenty.slice(0, 6) }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Showing 1 to 6 of 6 users')).toBeVisible();
  },
});

/** The file is saved under the server's name. */
export const Exported = meta.story({
  name: 'Users exported (CSV download)',
  tags: ['no-picture', 'done'],
  async play(context) {
    const saved = savedFile();
    await press(context, 'Export CSV');
    await expect(await saved).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/);
  },
});

/** An export cut at the row limit says so. */
export const ExportCut = meta.story({
  name: 'Export cut at the row limit',
  tags: ['no-picture', 'done'],
  beforeEach({ msw }) {
    msw.use(replyWith(exportUsers, { file_name: 'users.csv', csv: 'Name', is_cut: true }));
  },
  async play(context) {
    const saved = savedFile();
    await press(context, 'Export CSV');
    await saved;
    await expect(await screen.findByText(/^The file holds the first 10,000 users/)).toBeVisible();
  },
});

export const ExportFailed = meta.story({
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(exportUsers, 500));
  },
  async play(context) {
    await press(context, 'Export CSV');
    await expect(
      await context.canvas.findByText(/^The users could not be exported\./),
    ).toBeVisible();
  },
});

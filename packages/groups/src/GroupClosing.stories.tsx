import { closeGroup, reopenGroup } from '@saudagar/contract';
import { buildGroup, failWith, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { GroupPage } from './GroupPage.tsx';

function communityWithSmallGroup() {
  const community = sampleCommunity({ posts: 0, groupPosts: 1 });
  const own = { admin_user_id: 'member-1', created_by: 'member-1', name: 'Perajin Rotan' };
  community.groups.add(buildGroup({ id: 'small', ...own }));
  return community;
}

/** Closing a group, and reopening it. */
const meta = preview.meta({
  title: 'Close a group (archive, end)',
  tags: ['group-admin'],
  component: GroupPage,
  args: { groupId: 'group-01' },
  parameters: { portal: { pages: ['group', 'groups'], community: communityWithSmallGroup } },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function ask({ canvas, userEvent }: Scene, action: string) {
  const [menu] = await canvas.findAllByRole('button', { name: 'More actions' });
  if (!menu) throw new Error('There is no menu');
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('alertdialog', { name: /^Close / }));
}

/** The question says what happens. */
export const Asking = meta.story({
  name: 'Close the group?',
  tags: ['asked'],
  async play(context) {
    const dialog = await ask(context, 'Close group');
    await expect(dialog.getByText(/You can reopen it within 30 days/)).toBeVisible();
  },
});

/** Closed: the date is shown, nobody can write, and the admin can reopen it. */
export const Closed = meta.story({
  name: 'Group closed: nobody can write',
  tags: ['phone', 'done'],
  async play(context) {
    const { canvas, userEvent } = context;
    if (canvas.queryByRole('button', { name: 'Reopen group' })) return;
    const dialog = await ask(context, 'Close group');
    await userEvent.click(dialog.getByRole('button', { name: 'Close group' }));
    await expect(await canvas.findByText(/^This group was closed on/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Invite' })).toBeNull();
  },
});

/** Reopened: the group is as before. */
export const Reopened = meta.story({
  name: 'Group reopened',
  tags: ['no-picture', 'done'],
  beforeEach({ mocks }) {
    const stored = mocks.community.groups.get('group-01', { id: 'member-1', role: 'user' });
    stored.group = { ...stored.group, closed_at: '2026-03-01T00:00:00.000Z' };
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reopen group' }));
    await waitFor(() => expect(canvas.queryByText(/^This group was closed on/)).toBeNull());
    await canvas.findByRole('button', { name: 'Invite' });
  },
});

/** Closing failed: the group is open. */
export const ClosingFailed = meta.story({
  name: 'Group could not be closed',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(closeGroup, 500));
  },
  async play(context) {
    const dialog = await ask(context, 'Close group');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Close group' }));
    await expect(await dialog.findByText(/The group was not closed/)).toBeVisible();
  },
});

/** Reopening failed: the group stays closed. */
export const ReopeningFailed = meta.story({
  name: 'Group could not be reopened',
  tags: ['no-picture', 'failed'],
  beforeEach({ mocks, msw }) {
    const stored = mocks.community.groups.get('group-01', { id: 'member-1', role: 'user' });
    stored.group = { ...stored.group, closed_at: '2026-03-01T00:00:00.000Z' };
    msw.use(failWith(reopenGroup, 500));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reopen group' }));
    await expect(await canvas.findByText(/The group was not reopened/)).toBeVisible();
  },
});

/** Leaving as the last member closes the group, as the question says. */
export const LastMemberLeaving = meta.story({
  name: 'Last member leaves: close the group?',
  tags: ['asked'],
  args: { groupId: 'small' },
  async play(context) {
    const dialog = await ask(context, 'Leave group');
    await expect(dialog.getByText(/You are its last member/)).toBeVisible();
  },
});

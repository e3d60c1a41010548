import {
  liftGroupBan,
  listGroupBans,
  removeGroupMember,
  removeGroupPost,
} from '@saudagar/contract';
import { dropConnection, failWith, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { GroupPage } from './GroupPage.tsx';

/** Order in a group: its moderators, removals with a reason, and bans. */
const meta = preview.meta({
  title: 'Remove and ban members, remove posts',
  tags: ['group-admin'],
  component: GroupPage,
  args: { groupId: 'group-01' },
  parameters: {
    portal: {
      pages: ['group', 'groups'],
      community: () => sampleCommunity({ posts: 0, groupPosts: 3 }),
    },
  },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

const openTab = async ({ canvas, userEvent }: Scene, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('tab', { name }));

async function choose({ canvas, userEvent }: Scene, member: string, action: string) {
  await openTab({ canvas, userEvent }, 'Members');
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${member}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const question = async () => within(await screen.findByRole('alertdialog'));
const form = async () => within(await screen.findByRole('dialog'));

/** Removing a member offers to keep them out. */
export const RemovingMember = meta.story({
  name: 'Remove the member, and ban them?',
  tags: ['asked'],
  async play(context) {
    await choose(context, 'Dewi Anggraini', 'Remove from group');
    const dialog = await form();
    await context.userEvent.click(dialog.getByRole('checkbox', { name: /Also ban/ }));
    await expect(dialog.getByRole('button', { name: 'Remove and ban' })).toBeVisible();
  },
});

/** The removal failed: the choice stays. */
export const RemovingFailed = meta.story({
  name: 'Member could not be removed',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(removeGroupMember, 500));
  },
  async play(context) {
    await choose(context, 'Dewi Anggraini', 'Remove from group');
    const dialog = await form();
    await context.userEvent.click(dialog.getByRole('checkbox', { name: /Also ban/ }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Remove and ban' }));
    await expect(await dialog.findByText(/The member was not removed/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /Also ban/ })).toBeChecked();
  },
});

/** Banned, listed beside the requests, and let in again. */
export const BanLifted = meta.story({
  name: 'Ban lifted (unbanned)',
  tags: ['done'],
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    await choose(context, 'Dewi Anggraini', 'Remove from group');
    const dialog = await form();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Also ban/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove and ban' }));
    await screen.findByText('Dewi Anggraini was removed and banned from the group');
    await openTab(context, 'Requests');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Lift ban of Dewi Anggraini' }),
    );
    await expect(await canvas.findByText('Nobody is banned.')).toBeVisible();
    const { bans } = mocks.community.groups.get('group-01', { id: 'member-1', role: 'user' });
    await expect(bans.size).toBe(0);
  },
});

/** A ban that could not be lifted. */
export const LiftingFailed = meta.story({
  name: 'Ban could not be lifted',
  tags: ['failed'],
  beforeEach({ mocks, msw }) {
    const stored = mocks.community.groups.get('group-01', { id: 'member-1', role: 'user' });
    stored.bans.set('member-6', { by: 'member-1', at: '2026-03-01T00:00:00.000Z' });
    msw.use(failWith(liftGroupBan, 500));
  },
  async play(context) {
    await openTab(context, 'Requests');
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: /^Lift ban of/ }),
    );
    await expect(await context.canvas.findByText(/The ban was not lifted/)).toBeVisible();
  },
});

/** The bans could not be loaded. */
export const BansFailed = meta.story({
  name: 'Banned members could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(dropConnection(listGroupBans));
  },
  async play(context) {
    await openTab(context, 'Requests');
    await expect(await context.canvas.findByText(/The bans did not load/)).toBeVisible();
  },
});

/** A banned member sees a public group without a way in. */
export const Banned = meta.story({
  name: 'I was banned from this group (kicked out)',
  tags: ['forbidden', 'member', '!group-admin'],
  args: { groupId: 'group-07' },
  beforeEach({ mocks }) {
    const stored = mocks.community.groups.get('group-07', { id: 'member-1', role: 'user' });
    stored.bans.set('member-1', { by: 'member-4', at: '2026-03-01T00:00:00.000Z' });
  },
  async play({ canvas }) {
    const all = await canvas.findAllByText(/You were banned from this group/);
    await expect(all[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Join/ })).toBeNull();
  },
});

/** A declined request says from when it may be made again. */
export const Declined = meta.story({
  name: 'My request to join was declined (rejected)',
  tags: ['refused', 'member', '!group-admin'],
  args: { groupId: 'group-05' },
  beforeEach({ mocks }) {
    const stored = mocks.community.groups.get('group-05', { id: 'member-1', role: 'user' });
    stored.requests.delete('member-1');
    stored.declines.set('member-1', '2026-03-01T00:00:00.000Z');
  },
  async play({ canvas }) {
    const all = await canvas.findAllByText(/You can ask again from March 8, 2026/);
    await expect(all[0]).toBeVisible();
  },
});

/** Opens the removal of the first post of another member. */
async function askToRemove({ canvas, userEvent }: Scene) {
  for (const article of await canvas.findAllByRole('article')) {
    await userEvent.click(within(article).getByRole('button', { name: 'More actions' }));
    const item = screen.queryByRole('menuitem', { name: 'Remove from group' });
    if (item) {
      await userEvent.click(item);
      return form();
    }
    await userEvent.keyboard('{Escape}');
  }
  throw new Error('No post can be removed');
}

/** The removal asks for the rule, which its author reads. */
export const RemovingPost = meta.story({
  name: 'Remove the post? By which rule?',
  tags: ['asked'],
  async play(context) {
    const dialog = await askToRemove(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByText('Choose a rule.')).toBeVisible();
  },
});

/** Removed: the post leaves the list, and its author can appeal. */
export const PostRemoved = meta.story({
  tags: ['no-picture', 'done'],
  async play(context) {
    const { canvas, userEvent } = context;
    const before = (await canvas.findAllByRole('article')).length;
    const dialog = await askToRemove(context);
    await userEvent.click(dialog.getByRole('radio', { name: 'Spam' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Iklan berulang');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('The post was removed from the group');
    await waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(before - 1));
  },
});

/** The removal failed: the rule and the words stay. */
export const PostRemovalFailed = meta.story({
  name: 'Post could not be removed',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(removeGroupPost, 500));
  },
  async play(context) {
    const dialog = await askToRemove(context);
    await context.userEvent.click(dialog.getByRole('radio', { name: 'Spam' }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByText(/It was not removed/)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Spam' })).toBeChecked();
  },
});

/** A moderator sees requests and menus of plain members alone, and steps down. */
export const SteppingDown = meta.story({
  name: 'Stepped down as moderator',
  tags: ['phone', 'done'],
  args: { groupId: 'group-04' },
  beforeEach({ mocks }) {
    const stored = mocks.community.groups.get('group-04', { id: 'member-3', role: 'admin' });
    const own = stored.members.get('member-1');
    if (own) own.role = 'moderator';
  },
  async play(context) {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('You are a moderator')).toBeVisible();
    await canvas.findByRole('tab', { name: 'Requests' });
    await choose(context, 'Siti Rahmawati (you)'.replace(' (you)', ''), 'Step down as moderator');
    await expect((await question()).getByText(/You stay a member of the group/)).toBeVisible();
    await userEvent.click(
      (await question()).getByRole('button', { name: 'Step down as moderator' }),
    );
    await waitFor(() => expect(canvas.queryByRole('tab', { name: 'Requests' })).toBeNull());
  },
});

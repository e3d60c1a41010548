import { getGroup, inviteToGroup, leaveGroup, listGroupMembers } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, replyWith, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { GroupPage } from './GroupPage.tsx';

/** A group's page, as each member sees it. */
const meta = preview.meta({
  title: 'One group',
  component: GroupPage,
  args: { groupId: 'group-01' },
  parameters: { portal: { pages: ['group', 'groups'] } },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

const openTab = async ({ canvas, userEvent }: Scene, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('tab', { name }));

/** The admin can invite, edit, and see requests to join. */
export const RunByMember = meta.story({
  name: 'A group I run',
  tags: ['phone', 'group-admin'],
  args: { groupId: 'group-02', onTitle: fn() },
  parameters: { portal: { community: () => sampleCommunity({ posts: 0, groupPosts: 3 }) } },
  async play({ args, canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Ekspor Kain Bersama' }),
    ).toBeVisible();
    await expect(args.onTitle).toHaveBeenCalledWith('Ekspor Kain Bersama');
    await expect(canvas.getByRole('button', { name: 'Invite' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Group' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /Requests\s*2/ })).toBeVisible();
    await canvas.findAllByRole('article');
  },
});

/** All details of a group: rules, counts, days active. */
export const About = meta.story({
  name: 'Group rules, counts, days active (about)',
  args: { groupId: 'group-03' },
  async play({ canvas, userEvent }) {
    await openTab({ canvas, userEvent }, 'About');
    await expect(await canvas.findByText('338 days')).toBeVisible();
    await expect(canvas.getByText('Cantumkan asal kain pada setiap foto.')).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Group loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getGroup));
  },
});

export const ServerError = meta.story({
  name: 'Group could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getGroup, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The link is wrong, or the group was deleted. */
export const Gone = meta.story({
  name: 'Group deleted or unknown (not found)',
  tags: ['gone'],
  args: { groupId: 'group-99' },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This group is not here' }),
    ).toBeVisible();
  },
});

/** Non-members see only the card of a private group. */
export const PrivateFromOutside = meta.story({
  name: 'Private group, seen by a non-member',
  tags: ['forbidden'],
  args: { groupId: 'group-05' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Importir Elektronik Jawa Timur' });
    await expect(canvas.queryByRole('tab', { name: 'Members' })).toBeNull();
    await canvas.findByRole('heading', { name: 'For members only' });
    await expect(await canvas.findAllByRole('button', { name: /^Withdraw/ })).toHaveLength(2);
  },
});

/** Members of a group, searched by name. */
export const Members = meta.story({
  name: 'Members of the group',
  async play(context) {
    const { canvas, userEvent } = context;
    await openTab(context, 'Members');
    const list = within(await canvas.findByRole('list', { name: 'Members of the group' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByText('Siti Rahmawati (you)')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search members' }), 'dewi');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  },
});

/** No member matches the name. */
export const NoSuchMember = meta.story({
  name: 'No member matches the name',
  tags: ['no-picture', 'empty'],
  async play(context) {
    const { canvas, userEvent } = context;
    await openTab(context, 'Members');
    await canvas.findByRole('list', { name: 'Members of the group' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search members' }), 'zzz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await canvas.findByRole('list', { name: 'Members of the group' });
  },
});

/** Another server may list no members. */
export const NoMembers = meta.story({
  name: 'No members listed',
  tags: ['empty'],
  beforeEach({ msw }) {
    msw.use(replyWith(listGroupMembers, []));
  },
  async play(context) {
    await openTab(context, 'Members');
    await expect(await context.canvas.findByRole('heading', { name: 'No members' })).toBeVisible();
  },
});

/** Nobody has that name. */
export const MembersUnmatched = meta.story({
  name: 'No member of that name (no match)',
  tags: ['empty'],
  async play(context) {
    await openTab(context, 'Members');
    const search = await context.canvas.findByRole('searchbox', { name: 'Search members' });
    await context.userEvent.type(search, 'zzz');
    await expect(await context.canvas.findByRole('button', { name: 'Clear search' })).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText('Siti Rahmawati')).toBeNull());
  },
});

/** The members could not be loaded. */
export const MembersFailed = meta.story({
  name: 'Members could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(dropConnection(listGroupMembers));
  },
  async play(context) {
    await openTab(context, 'Members');
    await expect(await context.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

async function chooseFor({ canvas, userEvent }: Scene, member: string, action: string) {
  await openTab({ canvas, userEvent }, 'Members');
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${member}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

/** A member is removed after confirmation; the count follows. */
export const MemberRemoved = meta.story({
  tags: ['no-picture', 'done', 'group-admin'],
  async play(context) {
    const { canvas, userEvent } = context;
    await canvas.findByText('128 members');
    const dialog = await chooseFor(context, 'Dewi Anggraini', 'Remove from group');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from group' }));
    await expect(
      await screen.findByText('Dewi Anggraini was removed from the group'),
    ).toBeInTheDocument();
    await expect(await canvas.findByText('127 members')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Actions for Dewi Anggraini' })).toBeNull(),
    );
  },
});

/** Requests to join a private group. */
export const Requests = meta.story({
  name: 'Join requests, waiting for approval',
  tags: ['group-admin'],
  args: { groupId: 'group-02' },
  async play(context) {
    await openTab(context, /Requests/);
    await expect(
      await context.canvas.findByRole('button', { name: 'Accept Ni Made Ayu Lestari' }),
    ).toBeVisible();
  },
});

/** One request is accepted, one declined; counts follow, and focus stays in the list. */
export const RequestsAnswered = meta.story({
  name: 'One request accepted, one declined',
  tags: ['done', 'group-admin'],
  args: { groupId: 'group-02' },
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    await openTab(context, /Requests/);
    const accept = await canvas.findByRole('button', { name: 'Accept Ni Made Ayu Lestari' });
    accept.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Requests\s*1/ })).toBeVisible());
    await expect(canvas.getByText('15 members')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Rizky Pratama' }));
    await expect(await canvas.findByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
    await expect(mocks.community.groups.isMember('group-02', 'member-3')).toBe(true);
    await expect(mocks.community.groups.isMember('group-02', 'member-4')).toBe(false);
  },
});

/** Members are searched by name and invited. */
export const Inviting = meta.story({
  name: 'Invite members',
  tags: ['group-admin'],
  args: { groupId: 'group-02' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Invite to/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(await dialog.findByText('Choose at least one member.')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox'), 'hendra');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('list', { name: 'Chosen members' })).toBeVisible();
  },
});

/** Invited; a member who had asked to join is in the group at once. */
export const Invited = meta.story({
  name: 'Members invited',
  tags: ['no-picture', 'done', 'group-admin'],
  args: { groupId: 'group-02' },
  async play({ canvas, mocks, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Invite to/ }));
    await userEvent.click(await dialog.findByRole('option', { name: /Ni Made Ayu/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(await screen.findByText(/Invitations to .* were sent/)).toBeInTheDocument();
    await expect(mocks.community.groups.isMember('group-02', 'member-3')).toBe(true);
  },
});

/** Some invitations failed: those members stay selected for a retry. */
export const InvitingFailed = meta.story({
  name: 'Invitations could not be sent',
  tags: ['failed', 'group-admin'],
  args: { groupId: 'group-02' },
  beforeEach({ msw }) {
    msw.use(failWith(inviteToGroup, 500));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Invite to/ }));
    await userEvent.click(await dialog.findByRole('option', { name: /Ni Made Ayu/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(await dialog.findByText(/Not everybody was invited/)).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Chosen members' })).toBeVisible();
  },
});

const askToLeave = async ({ canvas, userEvent }: Scene) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave group' }));
  return within(await screen.findByRole('alertdialog', { name: /^(Leave|Hand) / }));
};

/** A member leaves after confirmation. */
export const Leaving = meta.story({
  name: 'Leave the group?',
  tags: ['asked'],
  args: { groupId: 'group-04' },
  async play(context) {
    const dialog = await askToLeave(context);
    await expect(dialog.getByText(/To come back you have to ask again/)).toBeVisible();
  },
});

/** Leaving failed: the member is still in the group, until a second press leaves it. */
export const LeaveFailed = meta.story({
  name: 'Leaving failed, still a member',
  tags: ['no-picture', 'failed'],
  args: { groupId: 'group-04' },
  beforeEach({ msw }) {
    msw.use(failWith(leaveGroup, 500, undefined, { once: true }));
  },
  async play(context) {
    const dialog = await askToLeave(context);
    const leave = dialog.getByRole('button', { name: 'Leave' });
    await context.userEvent.click(leave);
    await expect(await dialog.findByText(/You are still in the group/)).toBeVisible();
    await expect(context.mocks.community.groups.isMember('group-04', 'member-1')).toBe(true);
    await context.userEvent.click(leave);
    await waitFor(() =>
      expect(context.mocks.community.groups.isMember('group-04', 'member-1')).toBe(false),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** The admin cannot leave: explains why, with a link to the members. */
export const LastAdminLeaving = meta.story({
  name: 'Refused: the only admin cannot leave',
  tags: ['refused', 'group-admin'],
  async play(context) {
    const dialog = await askToLeave(context);
    await expect(dialog.getByText(/Hand it over to another member/)).toBeVisible();
  },
});

/** The link opens the members. */
export const LedToMembers = meta.story({
  name: 'Led to the members to hand over',
  tags: ['no-picture', 'group-admin'],
  async play(context) {
    const dialog = await askToLeave(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Show members' }));
    await expect(
      await context.canvas.findByRole('tab', { name: 'Members', selected: true }),
    ).toBeVisible();
  },
});

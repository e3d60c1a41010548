import {
  acceptGroupOffer,
  declineGroupOffer,
  type GroupOfferRole,
  handOverGroup,
  setGroupRole,
  withdrawGroupOffer,
} from '@saudagar/contract';
import { type Community, dropConnection, failWith, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { GroupPage } from './GroupPage.tsx';

/** A role in a group, and the group itself, offered by its admin and answered by a member. */
const meta = preview.meta({
  title: 'Hand over a group, or name moderators',
  tags: ['group-admin'],
  component: GroupPage,
  args: { groupId: 'group-01' },
  parameters: {
    portal: {
      pages: ['group', 'groups'],
      community: () => sampleCommunity({ posts: 0, groupPosts: 1 }),
    },
  },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens an offer by the admin of a group. */
function offer({ groups }: Community, id: string, to: string, role: GroupOfferRole) {
  const stored = groups.get(id, { id: to, role: 'admin' });
  const by = stored.group.admin_user_id ?? '';
  stored.offers.set(to, { by, role });
}

async function choose({ canvas, userEvent }: Scene, member: string, action: string) {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Members' }));
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${member}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('alertdialog'));
}

/** The confirmation says what a moderator may do, and that they have to accept. */
export const OfferingRole = meta.story({
  name: 'Make a member moderator?',
  tags: ['asked'],
  async play(context) {
    const dialog = await choose(context, 'Budi Santoso', 'Offer to be moderator');
    await expect(dialog.getByText(/are a moderator once they accept/)).toBeVisible();
  },
});

/** Offered: the row says so, and its menu withdraws it. */
export const RoleOffered = meta.story({
  name: 'Moderator role offered',
  tags: ['done'],
  async play(context) {
    const { canvas, userEvent } = context;
    const dialog = await choose(context, 'Budi Santoso', 'Offer to be moderator');
    await userEvent.click(dialog.getByRole('button', { name: 'Offer to be moderator' }));
    await expect(
      await screen.findByText('Budi Santoso was offered to be a moderator'),
    ).toBeInTheDocument();
    await expect(await canvas.findByText('Offered to be moderator')).toBeVisible();
    await expect(canvas.queryByText('Moderator')).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});

/** The role was not offered. */
export const OfferingRoleFailed = meta.story({
  name: 'Moderator role could not be offered',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(setGroupRole, 500));
  },
  async play(context) {
    const dialog = await choose(context, 'Budi Santoso', 'Offer to be moderator');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Offer to be moderator' }));
    await expect(await dialog.findByText(/The role was not changed/)).toBeVisible();
  },
});

/** The confirmation before the group is offered. */
export const OfferingGroup = meta.story({
  name: 'Hand over the group? (transfer)',
  tags: ['asked'],
  async play(context) {
    const dialog = await choose(context, 'Budi Santoso', 'Hand over');
    await expect(dialog.getByText(/run the group once they accept/)).toBeVisible();
  },
});

/** The admin stays its admin until the member accepts. */
export const GroupOffered = meta.story({
  name: 'Group offered, not accepted yet',
  tags: ['no-picture', 'done'],
  async play(context) {
    const { canvas, userEvent } = context;
    const dialog = await choose(context, 'Budi Santoso', 'Hand over');
    await userEvent.click(dialog.getByRole('button', { name: 'Offer group' }));
    await expect(
      await screen.findByText('The group was offered to Budi Santoso'),
    ).toBeInTheDocument();
    await expect(await canvas.findByText('Offered the group')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Invite' })).toBeVisible();
  },
});

/** The group is offered to somebody else already. */
export const OfferedElsewhere = meta.story({
  name: 'Refused: offered to another already',
  tags: ['refused'],
  beforeEach({ mocks }) {
    offer(mocks.community, 'group-01', 'member-3', 'admin');
  },
  async play(context) {
    const dialog = await choose(context, 'Budi Santoso', 'Hand over');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Offer group' }));
    await expect(await dialog.findByText(/Withdraw that offer first/)).toBeVisible();
  },
});

/** The server did not answer. */
export const OfferingGroupFailed = meta.story({
  name: 'Group could not be offered',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(dropConnection(handOverGroup));
  },
  async play(context) {
    const dialog = await choose(context, 'Budi Santoso', 'Hand over');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Offer group' }));
    await expect(await dialog.findByText(/The group was not offered/)).toBeVisible();
  },
});

/** The admin withdraws an offer: the row is as before. */
export const OfferWithdrawn = meta.story({
  tags: ['no-picture', 'done'],
  beforeEach({ mocks }) {
    offer(mocks.community, 'group-01', 'member-2', 'admin');
  },
  async play(context) {
    const { canvas, userEvent } = context;
    const dialog = await choose(context, 'Budi Santoso', 'Withdraw offer');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw offer' }));
    await waitFor(() => expect(canvas.queryByText('Offered the group')).toBeNull());
    await choose(context, 'Budi Santoso', 'Hand over');
  },
});

/** The offer was not withdrawn. */
export const WithdrawingFailed = meta.story({
  name: 'Offer could not be withdrawn',
  tags: ['no-picture', 'failed'],
  beforeEach({ mocks, msw }) {
    offer(mocks.community, 'group-01', 'member-2', 'moderator');
    msw.use(failWith(withdrawGroupOffer, 500));
  },
  async play(context) {
    const dialog = await choose(context, 'Budi Santoso', 'Withdraw offer');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Withdraw offer' }));
    await expect(await dialog.findByText(/The offer was not withdrawn/)).toBeVisible();
  },
});

/** A plain member is offered to be a moderator. */
export const OfferedRole = meta.story({
  name: 'I am offered to be moderator',
  tags: ['phone', 'asked', 'member', '!group-admin'],
  args: { groupId: 'group-04' },
  beforeEach({ mocks }) {
    offer(mocks.community, 'group-04', 'member-1', 'moderator');
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/offers you to be a moderator/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decline the offer' })).toBeVisible();
  },
});

/** Accepted by keyboard: the focus is on what they are now. */
export const RoleAccepted = meta.story({
  name: 'Accepted: I am moderator',
  tags: ['no-picture', 'done', 'member', '!group-admin'],
  args: { groupId: 'group-04' },
  beforeEach({ mocks }) {
    offer(mocks.community, 'group-04', 'member-1', 'moderator');
  },
  async play({ canvas, userEvent }) {
    (await canvas.findByRole('button', { name: 'Accept the offer' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByText('You are now a moderator of “Kedai & Sangrai Bali”'),
    ).toBeInTheDocument();
    await expect(await canvas.findByRole('tab', { name: 'Requests' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('You are a moderator'));
  },
});

/** A member is offered the group. */
export const OfferedGroup = meta.story({
  name: 'I am offered the group',
  tags: ['asked', 'member', '!group-admin'],
  args: { groupId: 'group-04' },
  beforeEach({ mocks }) {
    offer(mocks.community, 'group-04', 'member-1', 'admin');
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/offers you to run this group/)).toBeVisible();
  },
});

/** Accepted: the member runs the group, and can invite and edit. */
export const GroupAccepted = meta.story({
  name: 'Accepted: I run the group (new admin)',
  tags: ['done', 'member', '!group-admin'],
  args: { groupId: 'group-04' },
  beforeEach({ mocks }) {
    offer(mocks.community, 'group-04', 'member-1', 'admin');
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the offer' }));
    await expect(await canvas.findByText('Run by Siti Rahmawati')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Invite' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('You run this group'));
  },
});

/** Declined: the member stays what they are. */
export const OfferDeclined = meta.story({
  tags: ['no-picture', 'done', 'member', '!group-admin'],
  args: { groupId: 'group-04' },
  beforeEach({ mocks }) {
    offer(mocks.community, 'group-04', 'member-1', 'admin');
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline the offer' }));
    await expect(await screen.findByText('The offer was declined')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText(/offers you to run/)).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Member'));
  },
});

/** The offer was withdrawn meanwhile. */
export const OfferGone = meta.story({
  name: 'Offer withdrawn meanwhile',
  tags: ['gone', 'member', '!group-admin'],
  args: { groupId: 'group-04' },
  beforeEach({ mocks }) {
    offer(mocks.community, 'group-04', 'member-1', 'admin');
  },
  async play({ canvas, mocks, userEvent }) {
    const accept = await canvas.findByRole('button', { name: 'Accept the offer' });
    mocks.community.groups.get('group-04', { id: 'member-1', role: 'admin' }).offers.clear();
    await userEvent.click(accept);
    await expect(await canvas.findByText(/This offer is no longer open/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline the offer' }));
    await waitFor(() => expect(canvas.queryByText(/offers you to run/)).toBeNull());
  },
});

/** Neither answer arrived. */
export const AnswerFailed = meta.story({
  name: 'My answer could not be sent',
  tags: ['no-picture', 'failed', 'member', '!group-admin'],
  args: { groupId: 'group-04' },
  beforeEach({ mocks, msw }) {
    offer(mocks.community, 'group-04', 'member-1', 'moderator');
    msw.use(dropConnection(acceptGroupOffer), failWith(declineGroupOffer, 500));
  },
  async play({ canvas, userEvent }) {
    for (const name of ['Accept the offer', 'Decline the offer']) {
      await userEvent.click(await canvas.findByRole('button', { name }));
      await expect(await canvas.findByText(/The offer was not answered/)).toBeVisible();
    }
  },
});

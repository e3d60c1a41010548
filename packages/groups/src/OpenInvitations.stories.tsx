import { listSentGroupInvitations, withdrawGroupInvitation } from '@saudagar/contract';
import { failWith, minutesAgo, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { GroupPage } from './GroupPage.tsx';

/** Open invitations of a group, below the members its admin can invite. */
const meta = preview.meta({
  title: 'Open invitations to a group (pending)',
  tags: ['group-admin'],
  component: GroupPage,
  args: { groupId: 'group-02' },
  parameters: { portal: { pages: ['groups'] } },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

const openInviting = async ({ canvas, userEvent }: Scene) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
  return within(await screen.findByRole('dialog', { name: /^Invite to/ }));
};
const WITHDRAW = { name: 'Withdraw the invitation to Budi Santoso' };

/** Open invitations, below the members who can be invited. */
export const Ready = meta.story({
  name: 'Open invitations, and members to invite',
  async play(context) {
    const dialog = await openInviting(context);
    const withdraw = await dialog.findByRole('button', WITHDRAW);
    withdraw.scrollIntoView();
    await expect(withdraw).toBeVisible();
  },
});

/** Open invitations are loading; members can already be invited. */
export const Loading = meta.story({
  name: 'Invitations loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listSentGroupInvitations));
  },
  async play(context) {
    const dialog = await openInviting(context);
    await dialog.findAllByRole('option');
  },
});

/** Open invitations failed to load; members can still be invited. */
export const ServerError = meta.story({
  name: 'Invitations could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listSentGroupInvitations, 500));
  },
  async play(context) {
    const dialog = await openInviting(context);
    await expect(await dialog.findByText(/The open invitations did not load/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** Members with an open invitation cannot be selected until it is withdrawn. */
export const NotOfferedTwice = meta.story({
  name: 'Invited already: cannot be chosen',
  tags: ['no-picture'],
  async play(context) {
    const dialog = await openInviting(context);
    const withdraw = await dialog.findByRole('button', WITHDRAW);
    await dialog.findAllByRole('option');
    await expect(dialog.queryByRole('option', { name: /Budi Santoso/ })).toBeNull();
    await context.userEvent.click(withdraw);
    await expect(await dialog.findByRole('option', { name: /Budi Santoso/ })).toBeVisible();
  },
});

/** The invitation came from the group's previous admin. */
export const InvitedByAnother = meta.story({
  name: 'Invited by the previous admin',
  parameters: {
    portal: {
      community: () => {
        const community = sampleCommunity({ posts: 0 });
        const [stored] = community.groups.inviting('member-2');
        stored?.invitations.set('member-2', { by: 'member-5', at: minutesAgo(90) });
        return community;
      },
    },
  },
  async play(context) {
    const dialog = await openInviting(context);
    const by = await dialog.findByText(/Invited by Dewi Anggraini/);
    by.scrollIntoView();
    await expect(by).toBeVisible();
  },
});

/** Open invitations are listed and can be withdrawn; focus stays in the list. */
export const Withdrawn = meta.story({
  name: 'Invitation withdrawn',
  tags: ['done'],
  async play(context) {
    const { mocks, userEvent } = context;
    const dialog = await openInviting(context);
    const withdraw = await dialog.findByRole('button', WITHDRAW);
    withdraw.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('Nobody is invited at the moment.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Open invitations')).toHaveFocus());
    await expect(
      await screen.findByText('The invitation to Budi Santoso was withdrawn'),
    ).toBeInTheDocument();
    await expect(mocks.community.groups.inviting('member-2')).toHaveLength(0);
  },
});

/** Withdrawing failed: the invitation is still open. */
export const WithdrawingFailed = meta.story({
  name: 'Invitation could not be withdrawn',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(withdrawGroupInvitation, 500));
  },
  async play(context) {
    const dialog = await openInviting(context);
    await context.userEvent.click(await dialog.findByRole('button', WITHDRAW));
    await expect(await dialog.findByText(/The invitation was not withdrawn/)).toBeVisible();
    await expect(dialog.getByRole('button', WITHDRAW)).toBeEnabled();
  },
});

/** Accepted while the admin withdrew it: the member stays, and the admin is notified. */
export const AcceptedMeanwhile = meta.story({
  name: 'Accepted meanwhile: not withdrawn',
  tags: ['no-picture', 'refused'],
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    const dialog = await openInviting(context);
    const withdraw = await dialog.findByRole('button', WITHDRAW);
    const budi = mocks.community.accounts.find('member-2');
    if (!budi) throw new Error('the sample has no member-2');
    mocks.community.groupMembers.acceptInvitation(budi, 'group-02');
    await userEvent.click(withdraw);
    await expect(
      await screen.findByText('Budi Santoso had already accepted and is in the group'),
    ).toBeInTheDocument();
    await expect(await dialog.findByText('Nobody is invited at the moment.')).toBeVisible();
    await expect(await canvas.findByText('15 members')).toBeInTheDocument();
  },
});

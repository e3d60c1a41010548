import { leaveRoom, listRoomMembers } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, watchCalls } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BUDI, groupChatCommunity, NAME, ROOM, SITI } from '../groupChat.testing.ts';
import { MembersDialog } from './MembersDialog.tsx';

/** Members of a group chat, adding members, and leaving. */
// MSG-054
const meta = preview.meta({
  title: 'Members of a group chat',
  component: MembersDialog,
  args: { conversationId: ROOM, name: NAME, onLeft: fn(), onClose: fn() },
  parameters: { portal: { community: groupChatCommunity } },
});

type Canvas = ReturnType<typeof within>;

const people = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Members' })).getAllByRole('listitem');

/** Members by the date they joined; the reader is marked. */
export const Ready = meta.story({
  name: 'List of members',
  tags: ['phone'],
  async play({ canvas }) {
    const [own, budi] = await people(canvas);
    await waitFor(() => expect(own).toHaveTextContent('Siti Rahmawati (you)'));
    await expect(budi).toHaveTextContent('Budi Santoso');
    await expect(canvas.getByRole('dialog', { name: '3 members' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listRoomMembers));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading members')).toBeInTheDocument();
  },
});

let isDown = true;

/** The members failed to load; Retry loads them. */
export const ServerError = meta.story({
  name: 'Members could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    isDown = true;
    msw.use(failWith(listRoomMembers, 500, undefined, { when: () => isDown }));
  },
  async play({ canvas, userEvent }) {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    await expect(await people(canvas)).toHaveLength(3);
  },
});

/** Joins and leaves show at once, and a failed reload changes nothing. */
export const Followed = meta.story({
  name: 'Joins and leaves show at once',
  async play({ canvas, mocks, msw }) {
    const { conversations } = mocks.community;
    await people(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    conversations.addMembers(BUDI, ROOM, ['member-5']);
    await waitFor(async () => expect(await people(canvas)).toHaveLength(4));
    conversations.leave('member-3', ROOM);
    await waitFor(async () => expect(await people(canvas)).toHaveLength(3));
    const looks = watchCalls(listRoomMembers);
    msw.use(looks.handler, failWith(listRoomMembers, 500, undefined, { once: true }));
    conversations.leave(BUDI, ROOM);
    // The story ends after the reload failed, with all members still shown.
    await waitFor(() => expect(looks.bodies).toHaveLength(1));
    await expect(await people(canvas)).toHaveLength(3);
  },
});

/** Left in another tab: the members are no longer shown. */
export const Gone = meta.story({
  name: 'Left in another tab: members no longer shown',
  tags: ['gone'],
  args: { conversationId: 'room-of-others' },
  async play({ canvas }) {
    await expect(await canvas.findByText('This conversation is not available')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Leave conversation' })).toBeNull();
  },
});

/** Removed and added again elsewhere: the members reload. */
export const LetInAgain = meta.story({
  name: 'Left in another tab, then added again',
  async play({ canvas, mocks }) {
    const { conversations } = mocks.community;
    await people(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    conversations.leave(SITI, ROOM);
    await expect(await canvas.findByText('This conversation is not available')).toBeVisible();
    conversations.addMembers(BUDI, ROOM, [SITI]);
    await expect(await people(canvas)).toHaveLength(3);
  },
});

/** Added members are listed at once. */
export const Added = meta.story({
  name: 'Members added (invited)',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    await people(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add members' }));
    await canvas.findByRole('dialog', { name: 'Add members' });
    await userEvent.click(await canvas.findByRole('option', { name: /Hendra/ }));
    await expect(canvas.queryByRole('option', { name: /Budi/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(async () => expect((await people(canvas)).at(-1)).toHaveTextContent('Hendra'));
    await expect(await canvas.findByRole('dialog', { name: '4 members' })).toBeVisible();
  },
});

/** Opens a direct conversation with one of them. */
export const WrittenTo = meta.story({
  name: 'Message to one of the members',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await people(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Message Budi Santoso' }));
    await canvas.findByRole('dialog', { name: 'Message Budi Santoso' });
    await userEvent.keyboard('{Escape}');
    await expect(await people(canvas)).toHaveLength(3);
  },
});

/** Leaving asks for confirmation; declining changes nothing. */
export const Asked = meta.story({
  name: 'Leave the group chat?',
  tags: ['phone', 'asked'],
  async play({ canvas, userEvent }) {
    await people(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave conversation' }));
    await canvas.findByRole('alertdialog', { name: 'Leave this conversation?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await people(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave conversation' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Leaving = meta.story({
  name: 'Leaving on its way',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(leaveRoom));
  },
  async play({ canvas, userEvent }) {
    await people(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave conversation' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('button', { name: /In progress/ })).toBeVisible();
  },
});

/** Left: a toast confirms it, and the conversation is removed. */
export const Left = meta.story({
  name: 'Group chat left',
  tags: ['done'],
  async play({ args, canvas, mocks, userEvent }) {
    await people(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave conversation' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByText(`You left “${NAME}”.`)).toBeInTheDocument();
    await expect(args.onLeft).toHaveBeenCalledOnce();
    await expect(mocks.community.conversations.isIn(SITI, ROOM)).toBe(false);
  },
});

/** Already left in another tab: counts as success. */
export const LeftElsewhere = meta.story({
  name: 'Already left in another tab',
  tags: ['no-picture', 'done'],
  async play({ args, canvas, mocks, userEvent }) {
    await people(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave conversation' }));
    mocks.community.conversations.leave(SITI, ROOM);
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledOnce());
  },
});

/** Leaving failed: shows the error with Retry. */
export const Offline = meta.story({
  name: 'Leaving failed: no network',
  tags: ['no-picture', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(leaveRoom, { once: true }));
  },
  async play({ args, canvas, userEvent }) {
    await people(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave conversation' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByText(/We cannot reach the server/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledOnce());
  },
});

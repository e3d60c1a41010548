import { addRoomMembers, createRoom, openDirectRoom, ROOM_MEMBERS_MAX } from '@saudagar/contract';
import { dropConnection, failWith, loseAnswer, neverAnswer, watchCalls } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BUDI, groupChatCommunity, ROOM, SITI } from '../groupChat.testing.ts';
import { NewGroupChatDialog } from './NewGroupChatDialog.tsx';

/** New conversations, and members added to a group chat. */
// MSG-046, MSG-054
const meta = preview.meta({
  title: 'Start a conversation or group chat',
  component: NewGroupChatDialog,
  args: { conversationId: null, taken: [], onEntered: fn(), onClose: fn() },
  parameters: { portal: { community: groupChatCommunity } },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

const search = (canvas: Scene['canvas']) =>
  canvas.findByRole('combobox', { name: 'Search members by name' });
const person = (canvas: Scene['canvas'], name: RegExp) => canvas.findByRole('option', { name });
const press = async ({ canvas, userEvent }: Scene, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

async function choose({ canvas, userEvent }: Scene, ...names: RegExp[]) {
  for (const name of names) await userEvent.click(await person(canvas, name));
}

/** Suggested members before typing, with focus in the field. */
export const Ready = meta.story({
  name: 'Suggested members',
  tags: ['phone'],
  async play({ canvas }) {
    await expect(await person(canvas, /Budi Santoso/)).toBeVisible();
    await waitFor(async () => expect(await search(canvas)).toHaveFocus());
    await expect(canvas.queryByRole('option', { name: /Siti/ })).toBeNull();
  },
});

/** Keyboard only: arrows highlight, Enter selects, Backspace removes the last one. */
export const ByKeyboard = meta.story({
  name: 'Choosing members by keyboard',
  async play({ args, canvas, userEvent }) {
    const field = await search(canvas);
    await person(canvas, /Budi Santoso/);
    await userEvent.type(field, 'budi');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(2));
    // The list wraps around: up from the first option reaches the last.
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowUp}{ArrowDown}{ArrowDown}{Enter}');
    const chosen = within(canvas.getByRole('list', { name: 'Chosen members' }));
    await expect(chosen.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.keyboard('{Backspace}');
    await expect(chosen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the conversation' }), 'Dua');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** One member selected: their conversation opens. */
export const Opened = meta.story({
  name: 'One member chosen: conversation opens',
  tags: ['done'],
  async play({ args, canvas, userEvent }) {
    await choose({ canvas, userEvent }, /Hendra/);
    await press({ canvas, userEvent }, 'Open conversation');
    await waitFor(() =>
      expect(args.onEntered).toHaveBeenCalledWith(expect.objectContaining({ room_type: 'direct' })),
    );
  },
});

/** No member selected: the field shows the error. */
export const Nobody = meta.story({
  name: 'Refused: nobody is chosen',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await person(canvas, /Budi Santoso/);
    await press({ canvas, userEvent }, 'Open conversation');
    await expect(await canvas.findByText('Choose at least one member.')).toBeVisible();
    await waitFor(async () => expect(await search(canvas)).toHaveFocus());
  },
});

/** A group chat without a name shows an error in the field. */
export const Nameless = meta.story({
  name: 'Group chat refused: name is missing',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await choose({ canvas, userEvent }, /Budi Santoso/, /Hendra/);
    await press({ canvas, userEvent }, 'Create group chat');
    await expect(await canvas.findByText('Give the conversation a name.')).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Name of the conversation' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'K');
    await expect(canvas.queryByText('Give the conversation a name.')).toBeNull();
  },
});

/** The request is pending: nothing can be changed. */
export const Sending = meta.story({
  name: 'Group chat being created',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(openDirectRoom));
  },
  async play({ canvas, userEvent }) {
    await choose({ canvas, userEvent }, /Budi Santoso/);
    await press({ canvas, userEvent }, 'Open conversation');
    await expect(await canvas.findByRole('button', { name: /In progress/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Budi Santoso' })).toBeDisabled();
  },
});

/** Several members and a name create a group chat. */
export const GroupChatMade = meta.story({
  name: 'Group chat created',
  tags: ['phone', 'done'],
  async play({ args, canvas, mocks, userEvent }) {
    await choose({ canvas, userEvent }, /Budi Santoso/, /Hendra/, /Dewi/);
    await press({ canvas, userEvent }, 'Remove Dewi Anggraini');
    await expect(canvas.getByRole('button', { name: 'Remove Hendra Wijaya' })).toHaveFocus();
    const name = canvas.getByRole('textbox', { name: 'Name of the conversation' });
    await userEvent.type(name, 'Rempah & Kayu');
    await expect(canvas.getByText('87 characters remaining')).toBeVisible();
    await press({ canvas, userEvent }, 'Create group chat');
    await waitFor(() =>
      expect(args.onEntered).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Rempah & Kayu', members_count: 3 }),
      ),
    );
    await expect(mocks.community.conversations.page(SITI, { limit: 9 }).items).toHaveLength(2);
  },
});

/** Offline: the selection stays, and Retry creates the same group chat. */
export const Offline = meta.story({
  name: 'Not created: no network',
  tags: ['offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(createRoom));
  },
  async play({ canvas, userEvent }) {
    await choose({ canvas, userEvent }, /Budi Santoso/, /Hendra/);
    await userEvent.type(canvas.getByRole('textbox', { name: /Name of/ }), 'Pasar');
    await press({ canvas, userEvent }, 'Create group chat');
    await expect(await canvas.findByText(/We cannot reach the server/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Name of/ })).toHaveValue('Pasar');
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  },
});

/** The response was lost: the retry returns the group chat already created. */
export const AnswerLost = meta.story({
  name: 'Reply lost: Retry finds the created group chat',
  tags: ['done'],
  async play({ args, canvas, mocks, msw, userEvent }) {
    const calls = watchCalls(createRoom);
    msw.use(calls.handler, loseAnswer(mocks, createRoom, { once: true }));
    await choose({ canvas, userEvent }, /Budi Santoso/, /Hendra/);
    await userEvent.type(canvas.getByRole('textbox', { name: /Name of/ }), 'Pasar');
    await press({ canvas, userEvent }, 'Create group chat');
    await press({ canvas, userEvent }, 'Retry');
    await waitFor(() => expect(args.onEntered).toHaveBeenCalledOnce());
    const [first, second] = calls.bodies as { client_id: string }[];
    await expect(second?.client_id).toBe(first?.client_id);
    await expect(mocks.community.conversations.page(SITI, { limit: 9 }).items).toHaveLength(2);
  },
});

/** A selected member was deleted: named in the error; the others can stay. */
export const MemberGone = meta.story({
  name: 'A chosen member was deleted',
  tags: ['gone', 'refused'],
  async play({ args, canvas, mocks, userEvent }) {
    await choose({ canvas, userEvent }, /Budi Santoso/, /Hendra/, /Dewi/);
    await userEvent.type(canvas.getByRole('textbox', { name: /Name of/ }), 'Pasar');
    mocks.community.accounts.deactivate('member-6');
    await press({ canvas, userEvent }, 'Create group chat');
    await expect(await canvas.findByText(/^Hendra Wijaya cannot be reached/)).toBeVisible();
    await press({ canvas, userEvent }, 'Remove Hendra Wijaya');
    await press({ canvas, userEvent }, 'Create group chat');
    await waitFor(() => expect(args.onEntered).toHaveBeenCalledOnce());
  },
});

/** A selected member does not allow being added: named in the error and marked. */
export const NotAddable = meta.story({
  name: 'A chosen member may not be added (privacy)',
  tags: ['forbidden'],
  async play({ canvas, mocks, userEvent }) {
    await choose({ canvas, userEvent }, /Budi Santoso/, /Hendra/, /Dewi/);
    await userEvent.type(canvas.getByRole('textbox', { name: /Name of/ }), 'Pasar');
    mocks.community.blocking.chooseGroupChatInvitePolicy('member-6', 'nobody');
    await press({ canvas, userEvent }, 'Create group chat');
    await expect(
      await canvas.findByText(/^Hendra Wijaya does not let you add them to group chats/),
    ).toBeVisible();
  },
});

/** A selected member and the caller are apart: named as one who cannot be reached. */
export const Apart = meta.story({
  name: 'A chosen member cannot be reached (blocked)',
  tags: ['forbidden'],
  args: { conversationId: ROOM, taken: [SITI, BUDI, 'member-3'] },
  async play({ canvas, mocks, userEvent }) {
    await choose({ canvas, userEvent }, /Hendra/, /Dewi/);
    const siti = mocks.community.accounts.find(SITI);
    if (siti) mocks.community.blocking.block(siti, 'member-6');
    await press({ canvas, userEvent }, 'Add');
    await expect(await canvas.findByText(/^Hendra Wijaya cannot be reached/)).toBeVisible();
  },
});

/** A single selected member who was deleted is named too. */
export const OnlyOneGone = meta.story({
  name: 'The only chosen member was deleted',
  tags: ['gone', 'refused'],
  async play({ canvas, mocks, userEvent }) {
    await choose({ canvas, userEvent }, /Hendra/);
    mocks.community.accounts.deactivate('member-6');
    await press({ canvas, userEvent }, 'Open conversation');
    await expect(await canvas.findByText(/^Hendra Wijaya cannot be reached/)).toBeVisible();
  },
});

/** Refused with the server's own message. */
export const Refused = meta.story({
  name: 'Refused by the server, with its reason',
  tags: ['refused'],
  args: { conversationId: ROOM, taken: [SITI, BUDI, 'member-3'] },
  beforeEach({ msw }) {
    msw.use(failWith(addRoomMembers, 400, { detail: 'A group chat can have at most 100 members' }));
  },
  async play({ canvas, userEvent }) {
    await choose({ canvas, userEvent }, /Hendra/);
    await press({ canvas, userEvent }, 'Add');
    await expect(
      await canvas.findByText('A group chat can have at most 100 members'),
    ).toBeVisible();
  },
});

const CROWD = Array.from({ length: ROOM_MEMBERS_MAX - 1 }, (_, index) => `crowd-${index}`);

/** Over the maximum: the field shows the error and keeps the selection. */
export const Full = meta.story({
  name: 'Too many members (group chat full)',
  tags: ['refused'],
  args: { conversationId: 'room-crowd', taken: CROWD },
  async play({ canvas, userEvent }) {
    await choose({ canvas, userEvent }, /Hendra/, /Dewi/);
    await expect(await canvas.findByText('A group chat holds at most 100 members.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await press({ canvas, userEvent }, 'Remove Hendra Wijaya');
    await choose({ canvas, userEvent }, /Dewi/);
    await expect(canvas.queryByText('A group chat holds at most 100 members.')).toBeNull();
  },
});

/** Cancel discards the selection; closing in another way keeps it. */
export const Cancelled = meta.story({
  name: 'Cancelled: selection discarded',
  async play({ args, canvas, userEvent }) {
    await choose({ canvas, userEvent }, /Hendra/);
    await press({ canvas, userEvent }, 'Cancel');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
});

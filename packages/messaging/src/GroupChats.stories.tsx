import { listMessages } from '@saudagar/contract';
import { createGate, delayed, NOW, sampleCommunity } from '@saudagar/mocks';
import { BlockListContext } from '@saudagar/portal';
import { holdTimers } from '@saudagar/storybook/heldTimers';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import {
  type Canvas,
  expectLastVisible,
  lastMessage,
  messageField,
  messages,
  rows,
} from './conversation.testing.ts';
import { BUDI, conversationSample } from './conversationSample.testing.ts';
import { Messages } from './Messages.tsx';

const SITI = 'member-1';
const ROOM = 'room-market';
const NAME = 'Pedagang Pasar Senen';

/** Starting conversations and changing group chats within the messages. */
// MSG-053, MSG-054
const meta = preview.meta({
  title: 'Group chats: begin, change, leave',
  component: Messages,
  parameters: {
    portal: { community: () => conversationSample() },
    statecharts: { show: 'room' },
  },
});

const heading = (canvas: Canvas, name: RegExp) => canvas.findByRole('heading', { name });

/** A group chat names its members and offers them; a direct conversation does not. */
export const Ready = meta.story({
  name: 'Group chat beside a direct conversation',
  tags: ['phone'],
  args: { conversationId: ROOM },
  async play({ canvas }) {
    await messages(canvas);
    await expect(await canvas.findByText('3 members')).toBeVisible();
    await expect(await canvas.findByText(/^Budi Santoso, .*, you$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Members of the conversation' })).toBeVisible();
  },
});

/** A new conversation is listed and open, and accepts a message at once. */
export const Begun = meta.story({
  name: 'New conversation begun',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    await rows(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'New conversation' }));
    await userEvent.click(await canvas.findByRole('option', { name: /Hendra/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open conversation' }));
    await heading(canvas, /Hendra Wijaya/);
    await expect((await rows(canvas))[0]).toHaveTextContent('Hendra Wijaya');
    await waitFor(async () => expect(await messageField(canvas)).toHaveFocus());
    await userEvent.keyboard('Salam kenal!{Enter}');
    await waitFor(async () => expect((await rows(canvas))[0]).toHaveTextContent('Salam kenal!'));
  },
});

/** Closing without a choice restores focus. */
export const NotBegun = meta.story({
  name: 'New conversation cancelled',
  async play({ canvas, userEvent }) {
    await rows(canvas);
    const opener = canvas.getByRole('button', { name: 'New conversation' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('option', { name: /Hendra/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await canvas.findByRole('button', { name: 'Remove Hendra Wijaya' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** A group chat the member was added to is listed at once. */
export const AddedTo = meta.story({
  name: 'Added to a group chat by another member',
  async play({ canvas, mocks }) {
    await rows(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    mocks.community.conversations.createGroupChat(BUDI, 'Pengrajin Jepara', [SITI, 'member-3']);
    await waitFor(async () =>
      expect((await rows(canvas))[0]).toHaveTextContent('Pengrajin Jepara'),
    );
  },
});

/** Join and leave lines appear between messages and never count as unread. */
export const CameAndLeft = meta.story({
  name: 'Lines say who joined and who left',
  args: { conversationId: ROOM },
  async play({ canvas, mocks, userEvent }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Jump to latest' }));
    await expectLastVisible(canvas);
    const { conversations } = mocks.community;
    conversations.addMembers(BUDI, ROOM, ['member-5', 'member-4']);
    const endsWith = (text: RegExp) =>
      waitFor(async () => expect(await lastMessage(canvas)).toHaveTextContent(text));
    await endsWith(/Budi Santoso added .+ and .+$/);
    conversations.leave('member-4', ROOM);
    await endsWith(/left the group chat$/);
    await expectLastVisible(canvas);
  },
});

/** The member count follows joins and leaves. */
export const Counted = meta.story({
  name: 'Member count follows joins and leaves',
  tags: ['no-picture'],
  args: { conversationId: ROOM },
  async play({ canvas, mocks }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    mocks.community.conversations.addMembers(BUDI, ROOM, ['member-5']);
    await expect(await canvas.findByText('4 members')).toBeVisible();
    mocks.community.conversations.leave(BUDI, ROOM);
    await expect(await canvas.findByText('3 members')).toBeVisible();
  },
});

/** A community whose group chat fits on the screen and has been read. */
function shortGroupChat() {
  const community = sampleCommunity();
  community.conversations.add({
    id: ROOM,
    members: [SITI, BUDI, 'member-3'],
    name: NAME,
    messages: ['member-3', BUDI, 'member-3', BUDI].map((sender_id, index) => ({
      sender_id,
      content: 'Besok pasar buka seperti biasa.',
      created_at: new Date(Date.parse(NOW) - (60 - index) * 60_000).toISOString(),
    })),
    read: { [SITI]: 4 },
  });
  return community;
}

/** A message of a blocked or muted member is collapsed to a line until it is shown. */
export const FromRestrictedMember = meta.story({
  name: 'Message of a blocked or muted member hidden',
  args: { conversationId: ROOM },
  parameters: { portal: { community: shortGroupChat } },
  decorators: [
    (Story) => (
      <BlockListContext.Provider
        value={{ restrictionFor: (id) => (id === BUDI ? 'mute' : null), actionsFor: () => [] }}
      >
        {Story()}
      </BlockListContext.Provider>
    ),
  ],
  async play({ canvas, userEvent }) {
    await messages(canvas);
    await canvas.findAllByText('Message from a member you muted');
    const [show] = canvas.getAllByRole('button', { name: 'Show' });
    const message = show?.closest('article');
    await userEvent.click(show as HTMLElement);
    await waitFor(() => expect(message).not.toHaveTextContent('Message from a member you muted'));
    await expect(message).toHaveFocus();
  },
});

/** Messages of a member whom a block keeps apart, in a row, are left out with one line. */
export const FromMemberApart = meta.story({
  name: 'Messages left out because of a block',
  args: { conversationId: ROOM },
  parameters: {
    portal: {
      community() {
        const community = shortGroupChat();
        const budi = community.accounts.find(BUDI);
        community.conversations.send(BUDI, ROOM, { content: 'Saya bawa dua karung.' });
        if (budi) community.blocking.block(budi, SITI);
        return community;
      },
    },
  },
  async play({ canvas }) {
    await expect(await lastMessage(canvas)).toHaveTextContent('are left out');
    await expect(
      canvas.getAllByText('Messages of a member you are kept apart from are left out.'),
    ).toHaveLength(2);
    await expect(canvas.queryByText('Saya bawa dua karung.')).toBeNull();
    await expect((await rows(canvas))[0]).toHaveTextContent('Message left out');
  },
});

/** Leaving removes the conversation and focuses the new-conversation button. */
export const Left = meta.story({
  name: 'Group chat left',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    const row = (await rows(canvas)).find((one) => one.textContent?.includes(NAME));
    await userEvent.click(row as HTMLElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Members of the conversation' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave conversation' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }));
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(2));
    await expect(canvas.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'New conversation' })).toHaveFocus(),
    );
  },
});

/** Left in another tab and added again: removed, then listed again. */
export const GoneAndBack = meta.story({
  name: 'Left in another tab, then added again',
  args: { conversationId: ROOM },
  async play({ canvas, mocks, msw }) {
    const { conversations } = mocks.community;
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    (await messageField(canvas)).focus();
    conversations.leave(SITI, ROOM);
    await heading(canvas, /This conversation is not available/);
    // The composer unmounted with focus in it.
    await waitFor(async () => expect(await heading(canvas, /Pedagang Pasar Senen/)).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await expect(canvas.queryByText(/^\d members?$/)).toBeNull();
    const gate = createGate();
    msw.use(delayed(listMessages, gate));
    conversations.addMembers(BUDI, ROOM, [SITI]);
    gate.open();
    await expect(await messageField(canvas)).toBeVisible();
    await heading(canvas, /Pedagang Pasar Senen/);
    await expect(canvas.getByText(/^\d members?$/)).toBeVisible();
  },
});

/** Removed while the members dialog is open: its opener is gone, so focus moves to the name. */
export const GoneBehindMembers = meta.story({
  name: 'Left in another tab, members dialog open',
  tags: ['gone'],
  args: { conversationId: ROOM },
  async play({ canvas, mocks, userEvent }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const opener = canvas.getByRole('button', { name: 'Members of the conversation' });
    const dialog = { name: /members/i };
    await userEvent.click(opener);
    await canvas.findByRole('dialog', dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog', dialog);
    mocks.community.conversations.leave(SITI, ROOM);
    await waitFor(() => expect(opener).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await heading(canvas, /Pedagang Pasar Senen/)).toHaveFocus());
  },
});

let looks: ReturnType<typeof holdTimers>;

/** Without a socket, the next poll finds that the member was removed. */
export const GonePolled = meta.story({
  name: 'Left in another tab, noticed a little later',
  tags: ['gone'],
  args: { conversationId: ROOM },
  beforeEach({ mocks }) {
    mocks.sockets.goDown();
    looks = holdTimers((length) => length === 3000);
    return looks.release;
  },
  async play({ canvas, mocks }) {
    await messages(canvas);
    mocks.community.conversations.leave(SITI, ROOM);
    await waitFor(async () => {
      looks.runOut();
      await expect(
        canvas.getByRole('heading', { name: 'This conversation is not available' }),
      ).toBeVisible();
    });
  },
});

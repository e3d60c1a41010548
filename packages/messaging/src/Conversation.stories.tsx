import { flagContent, listMessages, sendMessage } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, watchCalls } from '@saudagar/mocks';
import { holdTimers } from '@saudagar/storybook/heldTimers';
import preview from '@saudagar/storybook/preview';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import {
  countOf,
  expectLastVisible,
  lastMessage,
  menuOf,
  messageField,
  messages,
} from './conversation.testing.ts';
import { BUDI, conversationSample } from './conversationSample.testing.ts';
import { Messages } from './Messages.tsx';

/** Milliseconds between two polls of a conversation. */
const POLL_MS = 3000;

const meta = preview.meta({
  title: 'Read and write in a conversation (chat)',
  component: Messages,
  tags: ['phone'],
  args: { conversationId: 'room-budi' },
  parameters: {
    portal: { community: () => conversationSample() },
    statecharts: { show: 'room' },
  },
});

/** Messages oldest first, with days and read marks; the newest is visible. */
export const Ready = meta.story({
  name: 'Conversation with one member (direct message)',
  async play({ canvas }) {
    await expect(await lastMessage(canvas)).toHaveTextContent('Terima kasih banyak');
    await expectLastVisible(canvas);
    await expect(canvas.getByText('Kayu Jepara Mandiri')).toBeVisible();
    await expect(canvas.getByText('Harga').tagName).toBe('STRONG');
    await expect(canvas.getByRole('link', { name: 'https://example.com/harga' })).toBeVisible();
  },
});

/** A group chat shows names and avatars beside messages. */
export const GroupChat = meta.story({
  args: { conversationId: 'room-market' },
  async play({ canvas }) {
    await messages(canvas);
    await expect(
      await canvas.findByRole('heading', { name: /Pedagang Pasar Senen/ }),
    ).toBeVisible();
  },
});

/** The messages are loading. */
export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listMessages));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading messages')).toBeInTheDocument();
  },
});

let isDown = false;

/** The messages failed to load: shows an error with Retry. */
// WID-112
export const ServerError = meta.story({
  name: 'Messages could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    isDown = true;
    msw.use(failWith(listMessages, 500, undefined, { when: () => isDown }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('The messages could not be loaded.')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

export const Recovered = meta.story({
  name: 'Messages loaded by Retry',
  tags: ['!phone', 'no-picture'],
  beforeEach({ msw }) {
    isDown = true;
    msw.use(failWith(listMessages, 500, undefined, { when: () => isDown }));
  },
  async play({ canvas, mocks, userEvent }) {
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    await expectLastVisible(canvas);
  },
});

let timers: ReturnType<typeof holdTimers>;

/** Retries automatically after three seconds. */
export const RecoveredByItself = meta.story({
  name: 'Messages loaded by an automatic retry',
  tags: ['!phone', 'no-picture'],
  beforeEach({ msw, mocks }) {
    timers = holdTimers((length) => length === POLL_MS);
    mocks.sockets.goDown();
    msw.use(failWith(listMessages, 500, undefined, { once: true }));
    return timers.release;
  },
  async play({ canvas }) {
    await canvas.findByText('The messages could not be loaded.');
    timers.runOut();
    await expectLastVisible(canvas);
  },
});

/** Retries as soon as the connection returns. */
export const RecoveredByConnection = meta.story({
  name: 'Messages loaded once back online',
  tags: ['!phone', 'no-picture'],
  beforeEach({ msw }) {
    isDown = true;
    timers = holdTimers((length) => length === POLL_MS);
    msw.use(dropConnection(listMessages, { when: () => isDown }));
    return timers.release;
  },
  async play({ canvas, mocks }) {
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    await canvas.findByText('The messages could not be loaded.');
    mocks.sockets.close();
    isDown = false;
    await expectLastVisible(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
  },
});

/** No messages exist yet. */
export const Empty = meta.story({
  name: 'No messages yet',
  tags: ['empty'],
  parameters: { portal: { community: () => conversationSample({ messages: 0 }) } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
  },
});

/** A divider marks the first unread message; its button dismisses it. */
export const Unread = meta.story({
  name: 'Divider above the first unread message',
  parameters: { portal: { community: () => conversationSample({ unread: 3 }) } },
  async play({ canvas }) {
    await messages(canvas);
    await expect(await canvas.findByText('New messages')).toBeVisible();
  },
});

export const UnreadDismissed = meta.story({
  name: 'Unread divider dismissed',
  tags: ['!phone', 'no-picture'],
  parameters: { portal: { community: () => conversationSample({ unread: 3 }) } },
  async play({ canvas, userEvent }) {
    await lastMessage(canvas);
    const dismiss = await canvas.findByRole('button', {
      name: 'Dismiss the mark of new messages',
    });
    await userEvent.click(dismiss);
    await waitFor(() => expect(canvas.queryByText('New messages')).toBeNull());
  },
});

/** A message being sent appears in its place at once. */
export const Sending = meta.story({
  name: 'Message being sent',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(sendMessage));
  },
  async play({ canvas, userEvent }) {
    await messages(canvas);
    await userEvent.type(await messageField(canvas), 'Saya kirim besok.{Enter}');
    await waitFor(async () =>
      expect(within(await lastMessage(canvas)).getByText('Waiting to be sent')).toBeInTheDocument(),
    );
  },
});

/** Enter sends, Shift+Enter inserts a line break; the message is acknowledged, then read. */
export const Sent = meta.story({
  name: 'Message sent and read (delivered, seen)',
  tags: ['done'],
  async play({ canvas, mocks, userEvent }) {
    await messages(canvas);
    const field = await messageField(canvas);
    await userEvent.type(field, 'Baik!{Shift>}{Enter}{/Shift}Saya tunggu.');
    // In Safari, this Enter confirms an input-method composition.
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(field).toHaveValue('Baik!\nSaya tunggu.');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await waitFor(async () => {
      await expect(await lastMessage(canvas)).toHaveTextContent('Saya tunggu.');
      await expect(within(await lastMessage(canvas)).getByText('Sent')).toBeInTheDocument();
    });
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    mocks.community.conversations.read(BUDI, 'room-budi', 13);
    await waitFor(async () =>
      expect(within(await lastMessage(canvas)).getByText('Read')).toBeInTheDocument(),
    );
  },
});

/** A blank message is not sent. */
// MSG-037
export const Blank = meta.story({
  name: 'Blank message is not sent',
  tags: ['!phone', 'refused'],
  async play({ canvas, userEvent }) {
    const count = await countOf(canvas);
    await userEvent.type(await messageField(canvas), '   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await countOf(canvas)).toBe(count);
  },
});

export const TooLong = meta.story({
  name: 'Message too long (over the limit)',
  tags: ['!phone', 'refused'],
  async play({ canvas, userEvent }) {
    await messages(canvas);
    const field = await messageField(canvas);
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(5001));
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByText('A message holds at most 5,000 characters.'),
    ).toBeInTheDocument();
  },
});

let tries: ReturnType<typeof watchCalls>;

/** An offline message is queued indefinitely and sent automatically. */
export const Waiting = meta.story({
  name: 'Message waits for the network (queued)',
  tags: ['!phone', 'offline'],
  beforeEach({ msw }) {
    isDown = true;
    tries = watchCalls(sendMessage);
    msw.use(tries.handler, dropConnection(sendMessage, { when: () => isDown }));
  },
  async play({ canvas, mocks, userEvent }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    await userEvent.type(await messageField(canvas), 'Satu{Enter}');
    await userEvent.type(await messageField(canvas), 'Dua{Enter}');
    await waitFor(async () =>
      expect(within(await lastMessage(canvas)).getByText('Waiting to be sent')).toBeInTheDocument(),
    );
    // Shows the queued state during retries too: a second request proves the first failed.
    await waitFor(() => expect(tries.bodies.length).toBeGreaterThan(1));
    isDown = false;
    await waitFor(async () => {
      const shown = (await messages(canvas)).slice(-2);
      await expect(shown[0]).toHaveTextContent('Satu');
      await expect(within(shown[1] as HTMLElement).getByText('Sent')).toBeInTheDocument();
    });
  },
});

/** A refused message stays, with the server's reason, Retry and Remove. */
// MSG-056
export const Failed = meta.story({
  name: 'Message not sent: Retry or Remove (send failed)',
  tags: ['failed', 'refused'],
  beforeEach({ msw }) {
    isDown = true;
    msw.use(failWith(sendMessage, 422, 'That cannot be sent', { when: () => isDown }));
  },
  async play({ canvas, userEvent }) {
    await messages(canvas);
    await userEvent.type(await messageField(canvas), 'Saya kirim besok.{Enter}');
    await expect(await canvas.findByText('That cannot be sent')).toBeVisible();
    await expect(canvas.getByText('Not sent')).toBeVisible();
  },
});

export const Retried = meta.story({
  name: 'Failed message sent by Retry',
  tags: ['!phone', 'done'],
  beforeEach({ msw }) {
    isDown = true;
    msw.use(failWith(sendMessage, 422, 'That cannot be sent', { when: () => isDown }));
  },
  async play({ canvas, userEvent }) {
    await messages(canvas);
    await userEvent.type(await messageField(canvas), 'Satu{Enter}');
    await userEvent.type(await messageField(canvas), 'Dua{Enter}');
    await waitFor(() => expect(canvas.getAllByText('Not sent')).toHaveLength(2));
    isDown = false;
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove' })[1] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => {
      await expect(await lastMessage(canvas)).toHaveTextContent('Satu');
      await expect(within(await lastMessage(canvas)).getByText('Sent')).toBeInTheDocument();
    });
    await expect(canvas.queryByText('Dua')).toBeNull();
  },
});

/** A conversation of others, or one the member left: shows that it is unavailable. */
export const Gone = meta.story({
  name: 'Conversation unavailable (left, not a participant)',
  tags: ['gone'],
  args: { conversationId: 'room-of-others' },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'This conversation is not available' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Message' })).toBeNull();
  },
});

/** A direct conversation closes and opens for writing as a block begins and ends. */
export const Closed = meta.story({
  name: 'Cannot write: a block closes the conversation',
  tags: ['forbidden'],
  async play({ canvas, mocks }) {
    await messages(canvas);
    const budi = mocks.community.accounts.find(BUDI);
    if (!budi) throw new Error('Budi is missing');
    mocks.community.blocking.block(budi, 'member-1');
    await expect(await canvas.findByText('This member cannot be written to.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    mocks.community.blocking.release(budi, 'member-1', 'block');
    await expect(await messageField(canvas)).toBeVisible();
    mocks.community.blocking.block(budi, 'member-1');
    await expect(await canvas.findByText('This member cannot be written to.')).toBeVisible();
  },
});

/** A message is flagged for moderators, who see which one; own messages have no flag. */
export const Flagged = meta.story({
  name: 'Message reported to moderators (flagged)',
  tags: ['!phone', 'no-picture', 'done'],
  async play({ canvas, msw, userEvent }) {
    const calls = watchCalls(flagContent);
    msw.use(calls.handler);
    const last = await lastMessage(canvas);
    await userEvent.click(menuOf(last));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Flag' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Spam' }));
    await userEvent.click(screen.getByRole('button', { name: 'Flag Content' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText(/^Content flagged successfully/);
    await expect(calls.bodies).toEqual([
      expect.objectContaining({ content_type: 'message', content_id: 'room-budi-12' }),
    ]);
    const own = (await messages(canvas)).at(-2) as HTMLElement;
    await userEvent.click(menuOf(own));
    await screen.findByRole('menuitem', { name: 'Reply' });
    await expect(screen.queryByRole('menuitem', { name: 'Flag' })).toBeNull();
  },
});

import { listMessages, type Message, quoteMessage, sendMessage } from '@saudagar/contract';
import { failWith, replyWith, watchCalls } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { putOutOfSight, Reloadable } from '@saudagar/storybook/remount';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import {
  type Canvas,
  lastMessage,
  messageField,
  messages,
  openMenu,
} from './conversation.testing.ts';
import { BUDI, conversationSample } from './conversationSample.testing.ts';
import { Messages } from './Messages.tsx';

const meta = preview.meta({
  title: 'Reply to one message (quote)',
  component: Messages,
  tags: ['phone'],
  args: { conversationId: 'room-replies' },
  parameters: {
    portal: { community: () => repliesSample() },
    statecharts: { show: 'room' },
  },
});

/** A conversation with replies: to a text, to a message of files, to a removed one. */
function repliesSample() {
  const community = conversationSample();
  const { conversations } = community;
  const siti = 'member-1';
  const texts: readonly Partial<Message>[] = [
    { sender_id: BUDI, content: 'Berapa harga 120 kg kopi Gayo, sampai di Surabaya?' },
    { sender_id: BUDI, content: '', message_type: 'removed' },
    { sender_id: siti, content: 'Saya hitung dulu.' },
    { sender_id: siti, content: 'Rp 9.600.000, sudah dengan ongkir.', ...quoting(1) },
    { sender_id: BUDI, content: 'Maaf, salah kirim.', ...quoting(2) },
    { sender_id: BUDI, content: 'Baik, saya ambil. Kapan bisa dikirim?', ...quoting(4) },
  ];
  conversations.add({ id: 'room-replies', members: [siti, BUDI], messages: texts });
  return community;
}

/** A conversation whose last message quotes one two pages back. */
function longSample() {
  const community = conversationSample();
  const texts: Partial<Message>[] = Array.from({ length: 140 }, (_, index) => ({
    sender_id: BUDI,
    content: `Pesan ${index + 1}`,
  }));
  texts.push({ sender_id: BUDI, content: 'Jadi, yang ini.', ...quoting(5, 'room-long') });
  community.conversations.add({ id: 'room-long', members: ['member-1', BUDI], messages: texts });
  return community;
}

/** The mocks quote the message of this number as it is. */
const quoting = (number: number, room = 'room-replies'): Partial<Message> => ({
  reply_to: quoteMessage({
    ...{ id: `${room}-${number}`, sender_id: BUDI, content: '', message_type: 'text' },
    ...{ attachments: [], created_at: '' },
  }),
});

/** Replies show the message they quote, as far as it is still there. */
export const Replies = meta.story({
  name: 'Replies with quoted messages',
  async play({ canvas }) {
    await lastMessage(canvas);
    await expect(
      canvas.getByRole('button', { name: /This message was removed by a moderator$/ }),
    ).toBeVisible();
  },
});

/** Actions on a message, in its menu. */
export const Menu = meta.story({
  name: 'Actions on a message (menu)',
  async play({ canvas, userEvent }) {
    await openMenu(canvas, userEvent);
    await expect(await screen.findByRole('menuitem', { name: 'Reply' })).toBeVisible();
  },
});

// MSG-061
/** A reply is written below the quoted message, and sent as its reply. */
export const Replying = meta.story({
  name: 'Writing a reply',
  async play({ canvas, msw, userEvent }) {
    const calls = watchCalls(sendMessage);
    msw.use(calls.handler);
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    const field = await messageField(canvas);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(await canvas.findByText('Replying to Budi Santoso')).toBeVisible();
    await userEvent.keyboard('Besok pagi.{Enter}');
    await waitFor(() => expect(calls.bodies).toHaveLength(1));
    await expect(calls.bodies[0]).toMatchObject({ reply_to: 'room-replies-6' });
    await expect(canvas.queryByText('Replying to Budi Santoso')).toBeNull();
    await canvas.findByRole('button', { name: /^Reply to Budi Santoso\s*Baik, saya ambil/ });
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    await expect(await canvas.findByText('Replying to You')).toBeVisible();
  },
});

/** Escape and the button cancel a reply. */
export const Cancelled = meta.story({
  name: 'Reply cancelled',
  tags: ['!phone', 'no-picture'],
  async play({ canvas, userEvent }) {
    for (const cancel of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(canvas.getByRole('button', { name: 'Cancel the reply' })),
    ]) {
      await openMenu(canvas, userEvent);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
      await canvas.findByText('Replying to Budi Santoso');
      await waitFor(async () => expect(await messageField(canvas)).toHaveFocus());
      await cancel();
      await waitFor(() => expect(canvas.queryByText('Replying to Budi Santoso')).toBeNull());
      await expect(await messageField(canvas)).toHaveFocus();
    }
  },
});

/** A reload restores the quoted message with the draft. */
export const Reloaded = meta.story({
  name: 'Reply draft restored after a reload',
  tags: ['!phone', 'no-picture'],
  render: (args, { session, draftStorage }) => (
    <Reloadable {...{ session, draftStorage }}>
      <Messages {...args} />
    </Reloadable>
  ),
  async play({ canvas, userEvent }) {
    await openMenu(canvas, userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    await waitFor(async () => expect(await messageField(canvas)).toHaveFocus());
    await userEvent.keyboard('Besok');
    putOutOfSight();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page anew' }));
    await waitFor(async () => expect(await messageField(canvas)).toHaveValue('Besok'));
    await expect(await canvas.findByText('Replying to Budi Santoso')).toBeVisible();
  },
});

// MSG-062
/** A quotation leads to its message, and marks it for a moment. */
export const Shown = meta.story({
  name: 'Quotation leads to its message',
  tags: ['!phone', 'no-picture'],
  async play({ canvas, userEvent }) {
    const last = within(await lastMessage(canvas));
    const quotation = last.getByRole('button', {
      name: /^Reply to You\s*Rp 9.600.000, sudah dengan ongkir.$/,
    });
    await userEvent.click(quotation);
    const quoted = (await messages(canvas))[3];
    await waitFor(() => expect(quoted).toHaveFocus());
    await expect(quoted?.querySelector('[data-shown]')).not.toBeNull();
    await waitFor(() => expect(quoted?.querySelector('[data-shown]')).toBeNull(), {
      timeout: 4000,
    });
  },
});

const followLast = async (canvas: Canvas, userEvent: UserEventObject) =>
  userEvent.click(
    within(await lastMessage(canvas)).getByRole('button', { name: /^Reply to Budi Santoso/ }),
  );

/** A quotation of a message far back loads the pages between, and leads there. */
export const ShownFarBack = meta.story({
  name: 'Quotation leads to a message far back',
  tags: ['!phone', 'no-picture'],
  args: { conversationId: 'room-long' },
  parameters: { portal: { community: () => longSample() } },
  async play({ canvas, userEvent }) {
    await lastMessage(canvas);
    await followLast(canvas, userEvent);
    await waitFor(() =>
      expect(within(document.activeElement as HTMLElement).getByText('Pesan 5')).toBeVisible(),
    );
  },
});

/** A quotation says when its message is no longer there. */
export const Missed = meta.story({
  name: 'Quoted message is no longer there (deleted)',
  tags: ['!phone', 'gone'],
  args: { conversationId: 'room-long' },
  parameters: { portal: { community: () => longSample() } },
  async play({ canvas, msw, userEvent }) {
    await lastMessage(canvas);
    msw.use(failWith(listMessages, 500));
    await followLast(canvas, userEvent);
    await expect(await screen.findAllByText('Older messages could not be loaded.')).toHaveLength(2);
    msw.use(replyWith(listMessages, []));
    await followLast(canvas, userEvent);
    await screen.findByText('The quoted message can no longer be shown.');
  },
});

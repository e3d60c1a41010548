import { reactToMessage } from '@saudagar/contract';
import { failWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { lastMessage, menuOf } from './conversation.testing.ts';
import { BUDI, conversationSample } from './conversationSample.testing.ts';
import { Messages } from './Messages.tsx';

type Canvas = ReturnType<typeof within>;

const SITI = 'member-1';

const meta = preview.meta({
  title: 'React to a message (emoji)',
  component: Messages,
  tags: ['phone'],
  args: { conversationId: 'room-reactions' },
  parameters: { portal: { community: () => reactionsSample() } },
});

/** A conversation with reactions to short and long messages of both. */
function reactionsSample() {
  const community = conversationSample();
  community.conversations.add({
    id: 'room-reactions',
    members: [SITI, BUDI],
    messages: [
      { sender_id: BUDI, content: 'Berapa harga 120 kg kopi Gayo, sampai di Surabaya?' },
      { sender_id: SITI, content: 'Rp 9.600.000, sudah dengan ongkir.' },
      {
        sender_id: BUDI,
        content:
          'Baik, saya ambil semuanya. Tolong dikemas dua lapis karena minggu depan hujan terus, dan kabari saya begitu truknya berangkat dari gudang.',
      },
      { sender_id: SITI, content: 'Siap.' },
      { sender_id: BUDI, content: 'Sip' },
    ],
    reactions: {
      1: { [SITI]: '👍' },
      2: { [BUDI]: '🙏', [SITI]: '🙏' },
      3: { [SITI]: '❤️', [BUDI]: '👍' },
      4: { [BUDI]: '😂', [SITI]: '👍' },
    },
  });
  return community;
}

/** Waits for the message with a text: those far from the newest are mounted later. */
async function messageOf(canvas: Canvas, text: string | RegExp): Promise<HTMLElement> {
  const feed = within(await canvas.findByRole('feed', { name: 'Messages' }));
  return (await feed.findByText(text)).closest('article') as HTMLElement;
}

const pill = (message: HTMLElement, name: string | RegExp) =>
  within(message).findByRole('button', { name });

// MSG-066, MSG-069
/** Reactions stand at the lower edge of a message; the member's own is highlighted. */
export const Reactions = meta.story({
  name: 'Messages with reactions',
  async play({ canvas }) {
    const own = await pill(await messageOf(canvas, /^Rp 9.600.000/), 'Folded hands, 2 reactions');
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    const other = await pill(await messageOf(canvas, 'Siap.'), 'Laughing, 1 reaction');
    await expect(other).toHaveAttribute('aria-pressed', 'false');
  },
});

/** The menu begins with the reactions, and arrow keys move along them. */
export const Chosen = meta.story({
  name: 'Reaction chosen from the menu',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    const last = await lastMessage(canvas);
    menuOf(last).focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitemradio', { name: 'Thumbs up' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(screen.getByRole('menuitemradio', { name: 'Laughing' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Reply' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
    const given = await pill(last, 'Heart, 1 reaction');
    await expect(given).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(menuOf(last)).toHaveFocus());
    await canvas.findByText('You reacted: Heart');
    await userEvent.click(menuOf(last));
    await expect(await screen.findByRole('menuitemradio', { name: 'Heart' })).toBeChecked();
  },
});

/** Pressing a pill gives its reaction in place of another, and takes it back. */
export const Toggled = meta.story({
  name: 'Reaction changed and taken back',
  tags: ['!phone', 'no-picture'],
  async play({ canvas, userEvent }) {
    const message = await messageOf(canvas, /^Baik, saya ambil/);
    await userEvent.click(await pill(message, 'Thumbs up, 1 reaction'));
    const both = await pill(message, 'Thumbs up, 2 reactions');
    await expect(both).toHaveAttribute('aria-pressed', 'true');
    await expect(within(message).queryByRole('button', { name: /^Heart/ })).toBeNull();
    await userEvent.click(both);
    await pill(message, 'Thumbs up, 1 reaction');
    await canvas.findByText('Your reaction was taken back');
  },
});

/** A reaction that fails is rolled back, and says so. */
export const Failed = meta.story({
  name: 'Reaction not saved',
  tags: ['failed'],
  async play({ canvas, msw, userEvent }) {
    msw.use(failWith(reactToMessage, 500));
    const last = await lastMessage(canvas);
    await userEvent.click(menuOf(last));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Surprised' }));
    await expect(
      (await screen.findAllByText('Your reaction could not be saved. Please try again.'))[0],
    ).toBeVisible();
    await expect(within(last).queryByRole('list', { name: 'Reactions' })).toBeNull();
  },
});

/** A dialog lists who reacted, and how. */
export const WhoReacted = meta.story({
  name: 'List of who reacted',
  async play({ canvas, userEvent }) {
    const message = await messageOf(canvas, /^Baik, saya ambil/);
    await userEvent.click(menuOf(message));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Who reacted' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reactions' }));
    await expect(await dialog.findByRole('img', { name: 'Heart' })).toBeVisible();
    await expect(dialog.getByText('Budi Santoso')).toBeVisible();
  },
});

import { NOW, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { settle } from '@saudagar/storybook/settle';
import { expect, waitFor } from 'storybook/test';
import { type Canvas, rows } from './conversation.testing.ts';
import { Messages } from './Messages.tsx';

const HOUR_MS = 3_600_000;

/** A member with many group chats, newest with the lowest number. */
function busyCommunity(count: number) {
  const community = sampleCommunity();
  for (let number = 1; number <= count; number += 1) {
    const created_at = new Date(Date.parse(NOW) - number * HOUR_MS).toISOString();
    community.conversations.add({
      id: `room-${number}`,
      members: ['member-1', 'member-2'],
      name: `Group ${number}`,
      created_at,
      messages: [{ sender_id: 'member-2', content: `Stok ${number}`, created_at }],
      read: { 'member-1': number % 5 === 0 ? 0 : 1 },
    });
  }
  return community;
}

const row = (canvas: Canvas, number: number) =>
  canvas.queryByRole('button', { name: new RegExp(`^Group ${number}\\b`) });
const sideOf = async (canvas: Canvas) =>
  (await canvas.findByRole('list', { name: 'Conversations' })).parentElement as HTMLElement;
/** The first rows are rendered alone until the windowing code loads and sets the full height. */
const isWindowed = (canvas: Canvas) =>
  waitFor(async () => {
    await expect((await rows(canvas)).length).toBeLessThan(30);
    await expect((await sideOf(canvas)).scrollHeight).toBeGreaterThan(70_000);
  });

const meta = preview.meta({
  title: 'Messages with a thousand conversations',
  component: Messages,
  tags: ['no-picture'],
  parameters: { portal: { community: () => busyCommunity(1000) } },
});

/** Of a thousand conversations, only rows near the viewport are rendered. */
export const Thousand = meta.story({
  name: 'A thousand conversations',
  async play({ canvas }) {
    const side = await sideOf(canvas);
    await isWindowed(canvas);
    await expect(row(canvas, 5)).toHaveTextContent('1 unread message');
    side.scrollTop = 36_000;
    await waitFor(() => expect(row(canvas, 1)).toBeNull());
    await waitFor(() => expect(row(canvas, 500)).toHaveTextContent('1 unread message'));
    await isWindowed(canvas);
  },
});

/** The keyboard reaches every row, and the open conversation is marked. */
export const ByKeyboard = meta.story({
  name: 'Moving through the list by keyboard',
  async play({ canvas, userEvent }) {
    await isWindowed(canvas);
    row(canvas, 1)?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(row(canvas, 3)).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row(canvas, 1000)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(row(canvas, 999)).toHaveAttribute('aria-current', 'true'));
    await canvas.findByRole('heading', { name: /Group 999/ });
    await isWindowed(canvas);
  },
});

/** Focus stays on a conversation that is scrolled away or moved by a message. */
export const FocusKept = meta.story({
  name: 'Focus kept while the list moves',
  async play({ canvas, mocks }) {
    await isWindowed(canvas);
    const side = await sideOf(canvas);
    row(canvas, 4)?.focus();
    side.scrollTop = 36_000;
    await waitFor(() => expect(row(canvas, 1)).toBeNull());
    await settle();
    await expect(row(canvas, 4)).toHaveFocus();
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    mocks.community.conversations.send('member-2', 'room-4', { content: 'Stok baru' });
    await waitFor(() => expect(row(canvas, 4)).toHaveTextContent('Stok baru'));
    await expect(row(canvas, 4)).toHaveFocus();
  },
});

/** Search finds rows that are not rendered, and shows its results from the top. */
export const Searched = meta.story({
  name: 'Search in a long list',
  async play({ canvas, userEvent }) {
    await isWindowed(canvas);
    const side = await sideOf(canvas);
    side.scrollTop = 36_000;
    await waitFor(() => expect(row(canvas, 1)).toBeNull());
    const search = canvas.getByRole('searchbox', { name: 'Search conversations' });
    await userEvent.type(search, 'Group 98');
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(11));
    await expect(side.scrollTop).toBe(0);
    await userEvent.clear(search);
    await waitFor(() => expect(row(canvas, 1)).toBeVisible());
    await isWindowed(canvas);
  },
});

/** Older conversations load near the end of the list. */
export const OlderFetched = meta.story({
  name: 'Older conversations loaded',
  parameters: { portal: { community: () => busyCommunity(1200) } },
  async play({ canvas, userEvent }) {
    await isWindowed(canvas);
    row(canvas, 1)?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row(canvas, 1001)).not.toBeNull());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row(canvas, 1200)).toHaveFocus());
    await isWindowed(canvas);
  },
});

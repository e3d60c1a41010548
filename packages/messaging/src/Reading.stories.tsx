import { readRoom } from '@saudagar/contract';
import { watchCalls } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { settle } from '@saudagar/storybook/settle';
import { expect, waitFor, within } from 'storybook/test';
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

const meta = preview.meta({
  title: 'Read unread messages',
  component: Messages,
  tags: ['phone'],
  args: { conversationId: 'room-budi' },
  parameters: {
    portal: { community: () => conversationSample({ messages: 60, unread: 15 }) },
    statecharts: { show: 'room' },
  },
});

/** Returns true when an element is within the visible part of the messages. */
const isInSight = (element: HTMLElement) => {
  const frame = element.closest('.sg-messages-frame')?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return frame !== undefined && top >= frame.top && bottom <= frame.bottom;
};

/** Waits until the unread divider is visible. */
const seeMark = (canvas: Canvas) =>
  waitFor(async () => {
    const mark = canvas.getByText('New messages');
    await expect(isInSight(mark)).toBe(true);
    return mark;
  });

const badge = async (canvas: Canvas) => {
  const [first] = await rows(canvas);
  return within(first as HTMLElement).queryByText(/unread message/)?.textContent ?? null;
};

let readCalls: ReturnType<typeof watchCalls>;

/** More unread messages than fit: opens at the first one, with a button to the end. */
export const OpenedAtMark = meta.story({
  name: 'Opens at the first unread message',
  async play({ canvas }) {
    await seeMark(canvas);
    await waitFor(async () => {
      const mark = canvas.getByText('New messages');
      const frame = mark.closest('.sg-messages-frame') as HTMLElement;
      const below = mark.getBoundingClientRect().top - frame.getBoundingClientRect().top;
      await expect(Math.abs(below - 80)).toBeLessThan(24);
    });
    await expect(canvas.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  },
});

/** More unread messages than a page: all pages up to the first load before it is shown. */
export const OpenedFarBack = meta.story({
  name: 'First unread message is far back',
  tags: ['!phone'],
  parameters: { portal: { community: () => conversationSample({ messages: 200, unread: 130 }) } },
  async play({ canvas, userEvent }) {
    await seeMark(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to latest' }));
    await expectLastVisible(canvas);
    await waitFor(async () => expect(await badge(canvas)).toBeNull());
  },
});

/** Messages out of view stay unread and count down as they become visible. */
export const ReadAsSeen = meta.story({
  name: 'Unread count falls as messages are seen',
  tags: ['!phone'],
  beforeEach({ msw }) {
    readCalls = watchCalls(readRoom);
    msw.use(readCalls.handler);
  },
  async play({ canvas, mocks }) {
    await seeMark(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    await waitFor(() => expect(readCalls.bodies.length).toBe(1));
    await expect((readCalls.bodies[0] as { sequence: number }).sequence).toBeLessThan(55);
    const left = await badge(canvas);
    await expect(left).toMatch(/^\d+ unread messages?$/);
    const frame = canvas.getByRole('feed').closest('.sg-messages-frame') as HTMLElement;
    // Scrolls past the member's own messages, which do not count.
    frame.scrollTop += 300;
    await waitFor(async () => expect(await badge(canvas)).not.toBe(left));
    frame.scrollTop = frame.scrollHeight;
    await waitFor(() => expect(readCalls.bodies.at(-1)).toEqual({ sequence: 60 }));
    await waitFor(async () => expect(await badge(canvas)).toBeNull());
  },
});

/** New messages move nothing; sending scrolls to the end. */
export const AnsweredFromMark = meta.story({
  name: 'Reply while reading unread messages',
  tags: ['!phone'],
  async play({ canvas, mocks, userEvent }) {
    await seeMark(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    await settle();
    const mark = canvas.getByText('New messages');
    const { top } = mark.getBoundingClientRect();
    mocks.community.conversations.send(BUDI, 'room-budi', { content: 'Masih ada?' });
    await expect(await canvas.findByText('Budi Santoso: Masih ada?')).toBeInTheDocument();
    await expect(Math.abs(mark.getBoundingClientRect().top - top)).toBeLessThan(1);
    await userEvent.type(await messageField(canvas), 'Masih.{Enter}');
    await waitFor(async () => expect(await lastMessage(canvas)).toHaveTextContent('Masih.'));
    await expectLastVisible(canvas);
    await waitFor(() => expect(canvas.queryByText('New messages')).toBeNull());
  },
});

/** All unread messages fit: the end is visible, and they are read. */
export const OpenedWhole = meta.story({
  name: 'All unread messages fit on the screen',
  tags: ['!phone'],
  parameters: { portal: { community: () => conversationSample({ unread: 2 }) } },
  async play({ canvas }) {
    await messages(canvas);
    await seeMark(canvas);
    await expectLastVisible(canvas);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull(),
    );
    await waitFor(async () => expect(await badge(canvas)).toBeNull());
  },
});

import { listMessages, readRoom } from '@saudagar/contract';
import { createGate, delayed, failWith, replyWith, watchCalls } from '@saudagar/mocks';
import { holdTimers } from '@saudagar/storybook/heldTimers';
import preview from '@saudagar/storybook/preview';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
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
  title: 'Conversation while messages arrive (live)',
  component: Messages,
  tags: ['phone'],
  args: { conversationId: 'room-budi' },
  parameters: {
    portal: { community: () => conversationSample() },
    statecharts: { show: 'room' },
  },
});

/** Milliseconds between polls without a socket, and until a typing indicator expires. */
const [POLL_MS, TYPING_MS] = [3000, 6000];

let timers: ReturnType<typeof holdTimers>;

/** Replaces poll and typing timers, so that the story advances them. */
function holdLongTimers() {
  timers = holdTimers((length) => length === POLL_MS || length === TYPING_MS);
  return timers.release;
}

/** Waits until the last messages are these. */
const endsWith = (canvas: Canvas, ...texts: string[]) =>
  waitFor(async () => {
    await lastMessage(canvas);
    const shown = (await messages(canvas)).slice(-texts.length);
    for (const [at, text] of texts.entries()) await expect(shown[at]).toHaveTextContent(text);
  });

/** Advances polls until the text appears. */
const lookUntil = (canvas: Canvas, text: string) =>
  waitFor(async () => {
    timers.runOut();
    await expect(canvas.getAllByText(text)[0]).toBeVisible();
  });

/** A new message appears, is announced once, and scrolls a reader who is at the end. */
export const Arrived = meta.story({
  name: 'New message arrives',
  async play({ canvas, mocks }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const { conversations } = mocks.community;
    conversations.type(BUDI, 'room-budi');
    await expect(await canvas.findByText('Budi Santoso is typing…')).toBeVisible();
    conversations.send(BUDI, 'room-budi', { content: 'Jadi, kami pesan **50 kg**.' });
    await waitFor(async () =>
      expect(await lastMessage(canvas)).toHaveTextContent('Jadi, kami pesan 50 kg.'),
    );
    await expect(canvas.getByText('Budi Santoso: Jadi, kami pesan 50 kg.')).toBeInTheDocument();
    await expect(canvas.queryByText('Budi Santoso is typing…')).toBeNull();
  },
});

/** Moderation removes a message's text, flag button and preview at once. */
export const Removed = meta.story({
  name: 'Message removed by a moderator',
  tags: ['gone'],
  async play({ canvas, mocks }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const words = 'Terima kasih banyak. Saya bicara dulu dengan pembeli kami';
    const last = await lastMessage(canvas);
    await expect(last).toHaveTextContent(words);
    const [row] = await rows(canvas);
    await expect(row).toHaveTextContent(words);
    mocks.community.conversations.takeOut('room-budi-12');
    const removed = 'This message was removed by a moderator';
    await waitFor(() => expect(row).toHaveTextContent(removed));
    await expect(await lastMessage(canvas)).toHaveTextContent(removed);
    await expect(within(await lastMessage(canvas)).queryByRole('button')).toBeNull();
    await expectLastVisible(canvas);
  },
});

/** A typing indicator disappears when the other stops typing. */
export const FellSilent = meta.story({
  name: 'Typing indicator ends (is typing)',
  tags: ['!phone'],
  beforeEach: holdLongTimers,
  async play({ canvas, mocks }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    mocks.community.conversations.type(BUDI, 'room-budi');
    await canvas.findByText('Budi Santoso is typing…');
    timers.runOut();
    await waitFor(() => expect(canvas.queryByText('Budi Santoso is typing…')).toBeNull());
  },
});

/** After a server restart, missed messages are loaded. */
export const CaughtUp = meta.story({
  name: 'Missed messages loaded after an interruption',
  tags: ['!phone'],
  async play({ canvas, mocks }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    mocks.sockets.goDown();
    mocks.community.conversations.send(BUDI, 'room-budi', { content: 'Satu' });
    mocks.community.conversations.send(BUDI, 'room-budi', { content: 'Dua' });
    mocks.sockets.comeUp();
    await endsWith(canvas, 'Satu', 'Dua');
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
  },
});

/** A gap in sequence numbers loads the missing messages and inserts them in order. */
export const GapClosed = meta.story({
  name: 'Missing messages inserted in order',
  tags: ['!phone', 'no-picture'],
  beforeEach: holdLongTimers,
  async play({ canvas, mocks }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const { sockets, community } = mocks;
    const say = (content: string) => community.conversations.send(BUDI, 'room-budi', { content });
    sockets.lose(() => say('Satu'));
    say('Dua');
    // At once, unless the initial poll of the connection is still pending.
    await lookUntil(canvas, 'Satu');
    await endsWith(canvas, 'Satu', 'Dua');
  },
});

/** A server that lost events says so: all messages since are reloaded, page by page. */
export const LossMadeGood = meta.story({
  name: 'Server lost messages: all are loaded again',
  tags: ['!phone'],
  render: () => <Messages />,
  async play({ canvas, mocks, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Budi Santoso/ }));
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const { sockets, community } = mocks;
    sockets.lose(() => {
      for (let index = 1; index <= 60; index += 1)
        community.conversations.send(BUDI, 'room-budi', { content: `Karung ke-${index}` });
    });
    sockets.say({ type: 'gap' });
    await endsWith(canvas, 'Karung ke-59', 'Karung ke-60');
    await expectLastVisible(canvas);
    // Subpixel positions of many rows depend on their loading order, so another row is pictured.
    await userEvent.click(canvas.getByRole('button', { name: /Rizky Pratama/ }));
    await endsWith(canvas, 'Halo, salam kenal!');
  },
});

/** The first reload fails and the second finds an outdated server: it retries. */
export const LossMadeGoodLate = meta.story({
  name: 'Loading lost messages fails once, then succeeds',
  tags: ['!phone', 'no-picture'],
  beforeEach: holdLongTimers,
  async play({ canvas, mocks, msw }) {
    await messages(canvas);
    const { sockets, community } = mocks;
    await waitFor(() => expect(sockets.count).toBe(1));
    const say = (content: string) => community.conversations.send(BUDI, 'room-budi', { content });
    msw.use(
      failWith(listMessages, 500, undefined, { once: true }),
      replyWith(listMessages, [], { once: true }),
    );
    sockets.lose(() => say('Satu'));
    say('Dua');
    await lookUntil(canvas, 'Satu');
    await endsWith(canvas, 'Satu', 'Dua');
  },
});

/** Without a socket, polls every three seconds, and at once after sending. */
export const Polled = meta.story({
  name: 'Reconnecting: messages come slower',
  tags: ['!phone'],
  beforeEach: holdLongTimers,
  async play({ canvas, mocks, userEvent }) {
    mocks.sockets.goDown();
    await messages(canvas);
    const say = (content: string) =>
      mocks.community.conversations.send(BUDI, 'room-budi', { content });
    say('Lewat jalan lain');
    await lookUntil(canvas, 'Lewat jalan lain');
    await endsWith(canvas, 'Lewat jalan lain');
    say('Sudah sampai?');
    await userEvent.type(await messageField(canvas), 'Sudah.{Enter}');
    await endsWith(canvas, 'Sudah sampai?', 'Sudah.');
    await waitFor(async () =>
      expect(within(await lastMessage(canvas)).getByText('Sent')).toBeInTheDocument(),
    );
  },
});

/** Offline: announced once; messages are queued. */
export const Offline = meta.story({
  name: 'Offline: messages wait',
  tags: ['offline'],
  async play({ canvas, mocks }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    Reflect.deleteProperty(navigator, 'onLine');
    await expect(await canvas.findByText(/^You are offline\./)).toBeVisible();
  },
});

/** A long conversation renders only rows near the viewport; older messages move nothing. */
export const Long = meta.story({
  name: 'Very long conversation (older messages)',
  parameters: { portal: { community: () => conversationSample({ messages: 400 }) } },
  async play({ canvas, userEvent }) {
    await expect((await messages(canvas)).length).toBeLessThan(26);
    await expectLastVisible(canvas);
    const frame = await scrollUp(canvas);
    await waitFor(() => expect(frame.scrollHeight).toBeGreaterThan(5000));
    await goToLatest(canvas, userEvent);
  },
});

/** Scrolls up to where older messages load. */
async function scrollUp(canvas: Canvas): Promise<HTMLElement> {
  const frame = (await lastMessage(canvas)).closest('.sg-messages-frame') as HTMLElement;
  // A growing list keeps its end in view.
  await waitFor(async () => {
    frame.scrollTop = 300;
    await expect(canvas.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  });
  return frame;
}

async function goToLatest(canvas: Canvas, userEvent: UserEventObject): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Jump to latest' }));
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull());
}

let isOlderDown = false;

/** Fails requests for older messages while `isOlderDown`. */
function failOlder({ msw }: { msw: { use(...handlers: ReturnType<typeof failWith>[]): void } }) {
  isOlderDown = true;
  const isOlder = (request: Request) => new URL(request.url).searchParams.has('before');
  const when = (request: Request) => isOlderDown && isOlder(request);
  msw.use(failWith(listMessages, 500, undefined, { when }));
}

/** Older messages failed to load: the error is visible at any scroll position. */
export const OlderFailed = meta.story({
  name: 'Older messages could not be loaded',
  tags: ['!phone', 'failed'],
  parameters: { portal: { community: () => conversationSample({ messages: 120 }) } },
  beforeEach: failOlder,
  async play({ canvas }) {
    const frame = await scrollUp(canvas);
    await expect(await canvas.findByText('Older messages could not be loaded.')).toBeVisible();
    frame.scrollTop = 0;
  },
});

/** Retry loads them, and the scroll position is unchanged. */
export const OlderRetried = meta.story({
  name: 'Older messages loaded by Retry',
  tags: ['!phone', 'no-picture'],
  parameters: { portal: { community: () => conversationSample({ messages: 120 }) } },
  beforeEach: failOlder,
  async play({ canvas, userEvent }) {
    const frame = await scrollUp(canvas);
    await canvas.findByText('Older messages could not be loaded.');
    isOlderDown = false;
    const before = frame.scrollHeight;
    const { article, top } = firstInSight(frame);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(frame.scrollHeight).toBeGreaterThan(before + 1000));
    await waitFor(() =>
      expect(Math.abs(article.getBoundingClientRect().top - top)).toBeLessThan(1),
    );
    await goToLatest(canvas, userEvent);
  },
});

let readCalls: ReturnType<typeof watchCalls>;

/** Read receipts are sent while visible; a failure shows nothing. */
export const ReadingUntold = meta.story({
  name: 'Read receipt could not be sent: nothing is shown',
  tags: ['!phone', 'failed'],
  beforeEach({ msw }) {
    readCalls = watchCalls(readRoom);
    msw.use(readCalls.handler, failWith(readRoom, 500));
  },
  async play({ canvas, mocks, msw }) {
    const say = async (content: string) => {
      mocks.community.conversations.send(BUDI, 'room-budi', { content });
      await waitFor(async () => expect(await lastMessage(canvas)).toHaveTextContent(content));
    };
    const expectCalls = (times: number) =>
      waitFor(() => expect(readCalls.bodies.length).toBeGreaterThanOrEqual(times));
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    await say('Sudah dibaca?');
    // Retried after a server error, but not after a refusal.
    await expectCalls(1);
    msw.use(readCalls.handler, failWith(readRoom, 404));
    await expectCalls(2);
    await say('Dan ini?');
    await expectCalls(3);
  },
});

/** Returns the position of the first visible message. */
function firstInSight(frame: HTMLElement) {
  const edge = frame.getBoundingClientRect().top;
  const article = [...frame.querySelectorAll('article')].find(
    (one) => one.getBoundingClientRect().top > edge,
  ) as HTMLElement;
  return { article, top: article.getBoundingClientRect().top };
}

/** Loading older messages keeps the current ones in place. */
export const ReadingBack = meta.story({
  name: 'Older messages load; the view stays in place',
  tags: ['!phone', 'no-picture'],
  parameters: { portal: { community: () => conversationSample({ messages: 120 }) } },
  async play({ canvas, msw, userEvent }) {
    await lastMessage(canvas);
    const gate = createGate();
    msw.use(delayed(listMessages, gate));
    const frame = await scrollUp(canvas);
    await canvas.findByText('Loading messages');
    const { article, top } = firstInSight(frame);
    gate.open();
    await waitFor(() => expect(canvas.queryByText('Loading messages')).toBeNull());
    await waitFor(() =>
      expect(Math.abs(article.getBoundingClientRect().top - top)).toBeLessThan(1),
    );
    await goToLatest(canvas, userEvent);
  },
});

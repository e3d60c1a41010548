import { listMessages, readRoom } from '@saudagar/contract';
import { createGate, delayed, failWith, replyWith, watchCalls } from '@saudagar/mocks';
import { holdTimers } from '@saudagar/storybook/heldTimers';
import preview from '@saudagar/storybook/preview';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { box, type Canvas, lastMessage, messages, rows, seesLast } from './conversation.testing.ts';
import { BUDI, conversationSample } from './conversationSample.testing.ts';
import { Messages } from './Messages.tsx';

const meta = preview.meta({
  component: Messages,
  tags: ['page'],
  args: { roomId: 'room-budi' },
  parameters: { portal: { community: () => conversationSample() } },
});

/** Milliseconds between two looks at a room without a socket, and that a typing notice holds. */
const [POLL_MS, TYPING_MS] = [3000, 6000];

let timers: ReturnType<typeof holdTimers>;

/** Has a story let polls and typing notices run out itself. */
function holdLongTimers() {
  timers = holdTimers((length) => length === POLL_MS || length === TYPING_MS);
  return timers.release;
}

/** The last messages, once they are these. */
const endsWith = (canvas: Canvas, ...texts: string[]) =>
  waitFor(async () => {
    await lastMessage(canvas);
    const shown = (await messages(canvas)).slice(-texts.length);
    for (const [at, text] of texts.entries()) await expect(shown[at]).toHaveTextContent(text);
  });

/** Lets polls run out until this is there. */
const lookUntil = (canvas: Canvas, text: string) =>
  waitFor(async () => {
    timers.runOut();
    await expect(canvas.getAllByText(text)[0]).toBeVisible();
  });

/** What the other writes appears, is said once, and moves who reads at the end along. */
export const Arrived = meta.story({
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

/** A message loses its words, its flag and its preview at once when a moderator removes it. */
export const Removed = meta.story({
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
    await seesLast(canvas);
  },
});

/** Who falls silent no longer counts as writing. */
export const FellSilent = meta.story({
  tags: ['!page'],
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

/** A server that restarts: what was said meanwhile is there once it is back. */
export const CaughtUp = meta.story({
  tags: ['!page'],
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

/** A message whose number does not follow: those between are read, and stand before it. */
export const GapClosed = meta.story({
  tags: ['!page', 'no-picture'],
  beforeEach: holdLongTimers,
  async play({ canvas, mocks }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const { sockets, community } = mocks;
    const say = (content: string) => community.conversations.send(BUDI, 'room-budi', { content });
    sockets.lose(() => say('Satu'));
    say('Dua');
    // At once, but where the look that every connection begins with was still under way.
    await lookUntil(canvas, 'Satu');
    await endsWith(canvas, 'Satu', 'Dua');
  },
});

/** A server that lost what it should have said says so: all of that is read, page by page. */
export const LossMadeGood = meta.story({
  tags: ['!page'],
  render: () => <Messages />,
  async play({ canvas, mocks, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Budi Santoso/ }));
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const { sockets, community } = mocks;
    sockets.lose(() => {
      for (let at = 1; at <= 60; at += 1)
        community.conversations.send(BUDI, 'room-budi', { content: `Karung ke-${at}` });
    });
    sockets.say({ type: 'gap' });
    await endsWith(canvas, 'Karung ke-59', 'Karung ke-60');
    await seesLast(canvas);
    // Where so many rows stand to the half of a pixel depends on how they came: another is pictured.
    await userEvent.click(canvas.getByRole('button', { name: /Rizky Pratama/ }));
    await endsWith(canvas, 'Halo, salam kenal!');
  },
});

/** The first look after that fails, the second finds a server behind its own sockets: looked again. */
export const LossMadeGoodLate = meta.story({
  tags: ['!page', 'no-picture'],
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

/** Without a socket the room is looked at every three seconds, and at once where one writes. */
export const Polled = meta.story({
  tags: ['!page'],
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
    await userEvent.type(await box(canvas), 'Sudah.{Enter}');
    await endsWith(canvas, 'Sudah sampai?', 'Sudah.');
    await waitFor(async () =>
      expect(within(await lastMessage(canvas)).getByText('Sent')).toBeInTheDocument(),
    );
  },
});

/** No network: said once; what is written waits. */
export const Offline = meta.story({
  async play({ canvas, mocks }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    Reflect.deleteProperty(navigator, 'onLine');
    await expect(await canvas.findByText(/^You are offline\./)).toBeVisible();
  },
});

/** A long conversation: only what is near the sight is in the page; older messages move nothing. */
export const Long = meta.story({
  parameters: { portal: { community: () => conversationSample({ messages: 400 }) } },
  async play({ canvas, userEvent }) {
    await expect((await messages(canvas)).length).toBeLessThan(26);
    await seesLast(canvas);
    const frame = await scrollUp(canvas);
    await waitFor(() => expect(frame.scrollHeight).toBeGreaterThan(5000));
    await goToLatest(canvas, userEvent);
  },
});

/** Leaves the end, to where what came before is wanted. */
async function scrollUp(canvas: Canvas): Promise<HTMLElement> {
  const frame = (await lastMessage(canvas)).closest('.sg-messages-frame') as HTMLElement;
  // A list that still grows keeps its end in sight.
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

/** Lets older messages fail as long as `isOlderDown`. */
function failOlder({ msw }: { msw: { use(...handlers: ReturnType<typeof failWith>[]): void } }) {
  isOlderDown = true;
  const isOlder = (request: Request) => new URL(request.url).searchParams.has('before');
  const when = (request: Request) => isOlderDown && isOlder(request);
  msw.use(failWith(listMessages, 500, undefined, { when }));
}

/** Older messages did not come: said wherever one reads, beside what is there. */
export const OlderFailed = meta.story({
  tags: ['!page'],
  parameters: { portal: { community: () => conversationSample({ messages: 120 }) } },
  beforeEach: failOlder,
  async play({ canvas }) {
    const frame = await scrollUp(canvas);
    await expect(await canvas.findByText('Older messages could not be loaded.')).toBeVisible();
    frame.scrollTop = 0;
  },
});

/** Tried again by hand, they come, and what is read stays in its place. */
export const OlderRetried = meta.story({
  tags: ['!page', 'no-picture'],
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

/** Reading is told while it is seen; a failure of that is nobody's trouble. */
export const ReadingUntold = meta.story({
  tags: ['!page'],
  beforeEach({ msw }) {
    readCalls = watchCalls(readRoom);
    msw.use(readCalls.handler, failWith(readRoom, 500));
  },
  async play({ canvas, mocks, msw }) {
    const say = async (content: string) => {
      mocks.community.conversations.send(BUDI, 'room-budi', { content });
      await waitFor(async () => expect(await lastMessage(canvas)).toHaveTextContent(content));
    };
    const reported = (times: number) =>
      waitFor(() => expect(readCalls.bodies.length).toBeGreaterThanOrEqual(times));
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    await say('Sudah dibaca?');
    // Told again by itself after a fault, and never again what was refused.
    await reported(1);
    msw.use(readCalls.handler, failWith(readRoom, 404));
    await reported(2);
    await say('Dan ini?');
    await reported(3);
  },
});

/** Where the first message in sight stands. */
function firstInSight(frame: HTMLElement) {
  const edge = frame.getBoundingClientRect().top;
  const article = [...frame.querySelectorAll('article')].find(
    (one) => one.getBoundingClientRect().top > edge,
  ) as HTMLElement;
  return { article, top: article.getBoundingClientRect().top };
}

/** While older messages are read, what is there stays, and stays in its place. */
export const ReadingBack = meta.story({
  tags: ['!page', 'no-picture'],
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

import { listConversations } from '@saudagar/contract';
import {
  createGate,
  delayed,
  failWith,
  neverAnswer,
  sampleCommunity,
  watchCalls,
} from '@saudagar/mocks';
import { holdTimers } from '@saudagar/storybook/heldTimers';
import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { rows } from './conversation.testing.ts';
import { BUDI, conversationSample } from './conversationSample.testing.ts';
import { Messages } from './Messages.tsx';

const meta = preview.meta({
  title: 'Messages (inbox)',
  component: Messages,
  tags: ['phone'],
  parameters: {
    portal: { community: () => conversationSample({ unread: 3 }) },
    statecharts: { show: 'inbox' },
  },
});

/** Newest first; unread counts up to nine, then 9+. */
// MSG-001, MSG-003, MSG-016, MSG-017
export const Ready = meta.story({
  name: 'Unread counts',
  args: { onConversationChange: fn() },
  async play({ args, canvas, userEvent }) {
    const [first, second, third] = await rows(canvas);
    await expect(first).toHaveTextContent('Budi Santoso');
    await expect(first).toHaveTextContent('2 unread messages');
    await expect(second).toHaveTextContent('9+');
    await expect(third).not.toHaveTextContent('unread');
    await expect(third).toHaveTextContent('You: Halo, salam kenal!');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConversationChange).toHaveBeenCalledWith('room-budi');
    await expect(await canvas.findByRole('heading', { name: /Budi Santoso/ })).toBeVisible();
    await waitFor(() => expect(first).not.toHaveTextContent('unread'));
  },
});

/** With addresses of conversations, rows are links, which open in a new tab as well. */
export const Linked = meta.story({
  name: 'Conversation opens in a new tab',
  tags: ['no-picture'],
  args: { conversationId: 'room-budi' },
  parameters: { portal: { pages: ['conversation'] } },
  async play({ canvas }) {
    const open = await canvas.findByRole('link', { name: /Budi Santoso/ });
    await expect(open).toHaveAttribute('href', '/messages/room-budi');
    await expect(open).toHaveAttribute('aria-current', 'true');
  },
});

/** No conversations exist: invites the member to start one. */
export const Empty = meta.story({
  name: 'No messages yet (no conversations)',
  tags: ['empty'],
  parameters: { portal: { community: () => sampleCommunity() } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'No conversations yet' }),
    ).toBeInTheDocument();
  },
});

/** The list is loading. */
export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listConversations));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading conversations')).toBeInTheDocument();
  },
});

/** The list failed to load, also after a reconnect: an empty list with Retry. */
export const ServerError = meta.story({
  name: 'Conversations could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listConversations, 500));
  },
  async play({ canvas, mocks }) {
    await canvas.findByText('Your conversations could not be loaded.');
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    mocks.sockets.close();
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    await expect(
      await canvas.findByText('Your conversations could not be loaded.'),
    ).toBeInTheDocument();
  },
});

let isDown = true;

/** Retry loads the list. */
export const Recovered = meta.story({
  name: 'Conversations loaded by Retry',
  tags: ['!phone'],
  beforeEach({ msw }) {
    isDown = true;
    msw.use(failWith(listConversations, 500, undefined, { when: () => isDown }));
  },
  async play({ canvas, mocks, userEvent }) {
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    await expect((await rows(canvas))[0]).toHaveTextContent('Budi Santoso');
  },
});

/** Search by name and last message, ignoring case. */
// MSG-002, MSG-018
export const Searched = meta.story({
  name: 'Conversations found by search',
  async play({ canvas, userEvent }) {
    await rows(canvas);
    const search = canvas.getByRole('searchbox', { name: 'Search conversations' });
    await userEvent.type(search, 'SENEN');
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(1));
    await userEvent.clear(search);
    await userEvent.type(search, 'salam kenal');
    await waitFor(async () => expect((await rows(canvas))[0]).toHaveTextContent('salam kenal'));
  },
});

export const NotFound = meta.story({
  name: 'No conversation matches the search',
  tags: ['!phone', 'empty'],
  async play({ canvas, userEvent }) {
    await rows(canvas);
    await userEvent.type(canvas.getByRole('searchbox'), 'teh');
    await expect(await canvas.findByText('No conversation matches “teh”.')).toBeInTheDocument();
  },
});

/** A message in another conversation moves it to the top and increments its count. */
export const MovedUp = meta.story({
  name: 'Conversation with a new message moves up',
  tags: ['!phone'],
  async play({ canvas, mocks }) {
    await rows(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    mocks.community.conversations.send('member-4', 'room-new', { content: 'Salam kenal juga!' });
    await waitFor(async () => {
      const [first] = await rows(canvas);
      await expect(first).toHaveTextContent('Salam kenal juga!');
      await expect(first).toHaveTextContent('1 unread message');
    });
  },
});

/** A conversation begun by another member appears automatically. */
export const Appeared = meta.story({
  name: 'New conversation begun by another member',
  tags: ['!phone'],
  parameters: { portal: { community: () => sampleCommunity() } },
  async play({ canvas, mocks }) {
    await canvas.findByRole('heading', { name: 'No conversations yet' });
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const { id } = mocks.community.conversations.openDirect(BUDI, 'member-1');
    mocks.community.conversations.send(BUDI, id, { content: 'Halo!' });
    await expect((await rows(canvas))[0]).toHaveTextContent('Halo!');
  },
});

let firstLoad: ReturnType<typeof createGate>;
let listCalls: ReturnType<typeof watchCalls>;

/** Messages that arrive while the list loads may be missing from it: it is loaded again. */
export const ArrivedMeanwhile = meta.story({
  name: 'Messages arrive while the list loads',
  tags: ['!phone', 'no-picture'],
  beforeEach({ msw }) {
    firstLoad = createGate();
    listCalls = watchCalls(listConversations);
    msw.use(listCalls.handler, delayed(listConversations, firstLoad));
  },
  async play({ canvas, mocks }) {
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    await waitFor(() => expect(listCalls.bodies).toHaveLength(1));
    mocks.community.conversations.send('member-4', 'room-new', { content: 'Salam kenal juga!' });
    await canvas.findByText('Loading conversations');
    firstLoad.open();
    await expect((await rows(canvas))[0]).toHaveTextContent('Salam kenal juga!');
    await waitFor(() => expect(listCalls.bodies).toHaveLength(2));
  },
});

/** A reload during reconnects keeps the known list. */
export const ReadAgain = meta.story({
  name: 'List stays while the connection returns',
  tags: ['!phone', 'no-picture'],
  async play({ canvas, msw, mocks }) {
    await rows(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const gate = createGate();
    const calls = watchCalls(listConversations);
    msw.use(calls.handler, delayed(listConversations, gate));
    for (const times of [1, 2]) {
      mocks.sockets.close();
      await waitFor(() => expect(calls.bodies).toHaveLength(times));
    }
    await expect((await rows(canvas))[0]).toBeVisible();
    gate.open();
  },
});

const POLL_MS = 10_000;
let looks: ReturnType<typeof holdTimers>;

/** Without a socket, the list is polled every ten seconds; a failed poll shows nothing. */
export const Polled = meta.story({
  name: 'Without a live connection, the list comes slower',
  tags: ['!phone', 'no-picture'],
  beforeEach({ mocks, msw }) {
    isDown = true;
    mocks.sockets.goDown();
    msw.use(failWith(listConversations, 500, undefined, { when: () => isDown }));
    looks = holdTimers((length) => length === POLL_MS);
    return looks.release;
  },
  async play({ canvas, mocks, msw }) {
    const { conversations } = mocks.community;
    const lookUntil = (isThere: () => Promise<void>) =>
      waitFor(async () => {
        looks.runOut();
        await isThere();
      });
    await canvas.findByText('Your conversations could not be loaded.');
    isDown = false;
    await lookUntil(async () => expect((await rows(canvas))[0]).toHaveTextContent('Budi Santoso'));

    isDown = true;
    const calls = watchCalls(listConversations);
    msw.use(calls.handler);
    await lookUntil(() => expect(calls.bodies).not.toHaveLength(0));
    isDown = false;
    conversations.send('member-4', 'room-new', { content: 'Lewat jalan lain' });
    await lookUntil(async () => expect((await rows(canvas))[0]).toHaveTextContent('jalan lain'));
    await expect(canvas.queryByText('Your conversations could not be loaded.')).toBeNull();

    // A new poll does not wait for the reconnect delay.
    mocks.sockets.comeUp();
    await waitFor(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await expect(mocks.sockets.count).toBe(1);
    });
  },
});

/** Signing out in another tab removes every conversation. */
export const SignedOut = meta.story({
  name: 'Signed out in another tab: list cleared',
  tags: ['!phone'],
  async play({ canvas, mocks, signInElsewhere }) {
    await rows(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    signInElsewhere(null);
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    await waitFor(() => expect(mocks.sockets.count).toBe(0));
  },
});

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
  component: Messages,
  tags: ['page'],
  parameters: { portal: { community: () => conversationSample({ unread: 3 }) } },
});

/** The newest first; up to nine unread, above that 9+. */
// MSG-001, MSG-003, MSG-016, MSG-017
export const Ready = meta.story({
  args: { onRoom: fn() },
  async play({ args, canvas, userEvent }) {
    const [first, second, third] = await rows(canvas);
    await expect(first).toHaveTextContent('Budi Santoso');
    await expect(first).toHaveTextContent('2 unread messages');
    await expect(second).toHaveTextContent('9+');
    await expect(third).not.toHaveTextContent('unread');
    await expect(third).toHaveTextContent('You: Halo, salam kenal!');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRoom).toHaveBeenCalledWith('room-budi');
    await expect(await canvas.findByRole('heading', { name: /Budi Santoso/ })).toBeVisible();
    await waitFor(() => expect(first).not.toHaveTextContent('unread'));
  },
});

/** Nobody has written yet: an invitation to. */
export const Empty = meta.story({
  parameters: { portal: { community: () => sampleCommunity() } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'No conversations yet' }),
    ).toBeInTheDocument();
  },
});

/** The list is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(neverAnswer(listConversations));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading conversations')).toBeInTheDocument();
  },
});

/** The list did not come, nor with the next socket: an empty one, with a way to try again. */
export const ServerError = meta.story({
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

/** Tried again, it is there. */
export const Recovered = meta.story({
  tags: ['!page'],
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

/** Found by name and by the last message, whatever the case. */
// MSG-002, MSG-018
export const Searched = meta.story({
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
  tags: ['!page'],
  async play({ canvas, userEvent }) {
    await rows(canvas);
    await userEvent.type(canvas.getByRole('searchbox'), 'teh');
    await expect(await canvas.findByText('No conversation matches “teh”.')).toBeInTheDocument();
  },
});

/** A message in another conversation moves it up and counts it. */
export const MovedUp = meta.story({
  tags: ['!page'],
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

/** A room in which somebody writes to the member appears by itself. */
export const Appeared = meta.story({
  tags: ['!page'],
  parameters: { portal: { community: () => sampleCommunity() } },
  async play({ canvas, mocks }) {
    await canvas.findByRole('heading', { name: 'No conversations yet' });
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const { id } = mocks.community.conversations.openDirect(BUDI, 'member-1');
    mocks.community.conversations.send(BUDI, id, { content: 'Halo!' });
    await expect((await rows(canvas))[0]).toHaveTextContent('Halo!');
  },
});

let firstLook: ReturnType<typeof createGate>;
let asked: ReturnType<typeof watchCalls>;

/** What comes while the list is on its way may not be in it: it is read once more. */
export const ArrivedMeanwhile = meta.story({
  tags: ['!page', 'no-picture'],
  beforeEach({ msw }) {
    firstLook = createGate();
    asked = watchCalls(listConversations);
    msw.use(asked.handler, delayed(listConversations, firstLook));
  },
  async play({ canvas, mocks }) {
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    await waitFor(() => expect(asked.bodies).toHaveLength(1));
    mocks.community.conversations.send('member-4', 'room-new', { content: 'Salam kenal juga!' });
    await canvas.findByText('Loading conversations');
    firstLook.open();
    await expect((await rows(canvas))[0]).toHaveTextContent('Salam kenal juga!');
    await waitFor(() => expect(asked.bodies).toHaveLength(2));
  },
});

/** While it is read again for a server that comes and goes, what is known stays. */
export const ReadAgain = meta.story({
  tags: ['!page', 'no-picture'],
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

/** Without a socket the list is looked at every ten seconds, and a look that fails is silent. */
export const Polled = meta.story({
  tags: ['!page', 'no-picture'],
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

    // Whoever looks again need not wait for the next try.
    mocks.sockets.comeUp();
    await waitFor(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await expect(mocks.sockets.count).toBe(1);
    });
  },
});

/** Signed out in another tab: nothing of the conversations is left. */
export const SignedOut = meta.story({
  tags: ['!page'],
  async play({ canvas, mocks, signInElsewhere }) {
    await rows(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    signInElsewhere(null);
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    await waitFor(() => expect(mocks.sockets.count).toBe(0));
  },
});

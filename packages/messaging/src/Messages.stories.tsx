import { listConversations } from '@saudagar/contract';
import { createGate, delayed, failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Messages } from './Messages.tsx';
import { BUDI, talkingTown } from './talkingTown.testing.ts';

const meta = preview.meta({
  component: Messages,
  tags: ['page'],
  parameters: { portal: { community: () => talkingTown({ unread: 3 }) } },
});

type Canvas = ReturnType<typeof within>;

const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Conversations' })).getAllByRole('button');

/** The newest first; up to nine unread, above that 9+ (MSG-016, MSG-017). */
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

/** The list did not come: an empty one, with a way to try again. */
export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(failWith(listConversations, 500));
  },
  async play({ canvas }) {
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

/** Found by name and by the last message, whatever the case (MSG-018). */
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

/** A room that somebody opens with the member appears by itself. */
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

/** While it is read again for a server that came back, what is known stays. */
export const ReadAgain = meta.story({
  tags: ['!page'],
  async play({ canvas, msw, mocks }) {
    await rows(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    const gate = createGate();
    msw.use(delayed(listConversations, gate));
    mocks.sockets.close();
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    await expect((await rows(canvas))[0]).toBeVisible();
    gate.open();
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

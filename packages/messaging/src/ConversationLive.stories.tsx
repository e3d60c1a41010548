import { listMessages, readRoom } from '@saudagar/contract';
import { createGate, delayed, failWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { lastMessage, messages } from './conversation.testing.ts';
import { Messages } from './Messages.tsx';
import { BUDI, talkingTown } from './talkingTown.testing.ts';

const meta = preview.meta({
  component: Messages,
  tags: ['page'],
  args: { roomId: 'room-budi' },
  parameters: { portal: { community: () => talkingTown() } },
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
    await waitFor(async () => {
      const shown = (await messages(canvas)).slice(-2);
      await expect(shown[0]).toHaveTextContent('Satu');
      await expect(shown[1]).toHaveTextContent('Dua');
    });
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
  },
});

/** Without a socket the room is looked at every three seconds. */
export const Polled = meta.story({
  tags: ['!page'],
  async play({ canvas, mocks }) {
    mocks.sockets.goDown();
    await messages(canvas);
    mocks.community.conversations.send(BUDI, 'room-budi', { content: 'Lewat jalan lain' });
    await waitFor(
      async () => expect(await lastMessage(canvas)).toHaveTextContent('Lewat jalan lain'),
      { timeout: 6000 },
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
  parameters: { portal: { community: () => talkingTown({ messages: 400 }) } },
  async play({ canvas, userEvent }) {
    await expect((await messages(canvas)).length).toBeLessThan(26);
    await expect(await lastMessage(canvas)).toBeVisible();
    const frame = (await lastMessage(canvas)).closest('.sg-messages-frame') as HTMLElement;
    frame.scrollTop = 600;
    const latest = await canvas.findByRole('button', { name: 'Jump to latest' });
    await waitFor(() => expect(frame.scrollHeight).toBeGreaterThan(5000));
    await userEvent.click(latest);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull(),
    );
  },
});

let isOlderDown = false;

/** Older messages did not come; they are tried again by hand. */
export const OlderFailed = meta.story({
  tags: ['!page'],
  parameters: { portal: { community: () => talkingTown({ messages: 120 }) } },
  beforeEach({ msw }) {
    isOlderDown = true;
    const isOlder = (request: Request) => new URL(request.url).searchParams.has('before');
    msw.use(
      failWith(listMessages, 500, undefined, {
        when: (request) => isOlderDown && isOlder(request),
      }),
    );
  },
  async play({ canvas, userEvent }) {
    const frame = (await lastMessage(canvas)).closest('.sg-messages-frame') as HTMLElement;
    frame.scrollTop = 300;
    await canvas.findByText('Older messages could not be loaded.');
    isOlderDown = false;
    const before = frame.scrollHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(frame.scrollHeight).toBeGreaterThan(before + 1000));
  },
});

/** Reading is told while it is seen; a failure of that is nobody's trouble. */
export const ReadingUntold = meta.story({
  tags: ['!page'],
  beforeEach({ msw }) {
    msw.use(failWith(readRoom, 500));
  },
  async play({ canvas, mocks }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    mocks.community.conversations.send(BUDI, 'room-budi', { content: 'Sudah dibaca?' });
    await waitFor(async () => expect(await lastMessage(canvas)).toHaveTextContent('Sudah dibaca?'));
  },
});

/** While older messages are read, what is there stays. */
export const ReadingBack = meta.story({
  tags: ['!page'],
  parameters: { portal: { community: () => talkingTown({ messages: 120 }) } },
  async play({ canvas, msw }) {
    const frame = (await lastMessage(canvas)).closest('.sg-messages-frame') as HTMLElement;
    const gate = createGate();
    msw.use(delayed(listMessages, gate));
    frame.scrollTop = 300;
    await canvas.findByText('Loading messages');
    gate.open();
    await waitFor(() => expect(canvas.queryByText('Loading messages')).toBeNull());
  },
});

import { getMe } from '@saudagar/contract';
import { replyWith, watchCalls } from '@saudagar/mocks';
import { holdTimers } from '@saudagar/storybook/heldTimers';
import preview from '@saudagar/storybook/preview';
import { settle } from '@saudagar/storybook/settle';
import { expect, waitFor } from 'storybook/test';
import { lastMessage, messages } from './conversation.testing.ts';
import { BUDI, conversationSample } from './conversationSample.testing.ts';
import { Messages } from './Messages.tsx';

/** The one connection of a page, where a server does not give it at once. */
// MSG-031–036
const meta = preview.meta({
  title: 'Connection',
  component: Messages,
  parameters: { portal: { community: () => conversationSample() } },
});

let waits: ReturnType<typeof holdTimers>;

/** A server that takes no token any more, old or new, opens no socket; after a minute it is asked again. */
export const Refused = meta.story({
  args: { roomId: 'room-budi' },
  beforeEach() {
    waits = holdTimers((length) => length === 60_000);
    return waits.release;
  },
  async play({ canvas, mocks, msw }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    // Whether the session is over is asked for by a call.
    const checks = watchCalls(getMe);
    msw.use(checks.handler, replyWith(getMe, {}, { status: 500, once: true }));
    mocks.sockets.goDown(4401);
    await waitFor(() => expect(checks.bodies).toHaveLength(1));
    // Each is answered before the next one: first by a fault, then that the session holds.
    await settle();
    waits.runOut();
    await waitFor(() => expect(checks.bodies).toHaveLength(2));
    await settle();
    mocks.sockets.comeUp();
    await waitFor(async () => {
      waits.runOut();
      await expect(mocks.sockets.count).toBe(1);
    });
    mocks.community.conversations.send(BUDI, 'room-budi', { content: 'Masih di sana?' });
    await waitFor(async () => expect(await lastMessage(canvas)).toHaveTextContent('Masih di sana'));
  },
});

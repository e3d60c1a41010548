import { getMe } from '@saudagar/contract';
import { replyWith, watchCalls } from '@saudagar/mocks';
import { holdTimers } from '@saudagar/storybook/heldTimers';
import preview from '@saudagar/storybook/preview';
import { settle } from '@saudagar/storybook/settle';
import { expect, waitFor } from 'storybook/test';
import { lastMessage, messages } from './conversation.testing.ts';
import { BUDI, conversationSample } from './conversationSample.testing.ts';
import { Messages } from './Messages.tsx';

/** The page's single connection, when the server does not open it at once. */
// MSG-031–036
const meta = preview.meta({
  title: 'Message connection refused by the server',
  component: Messages,
  parameters: { portal: { community: () => conversationSample() } },
});

let waits: ReturnType<typeof holdTimers>;

/** A server that rejects every token opens no socket; the client retries after a minute. */
export const Refused = meta.story({
  name: 'Live connection refused: reconnecting unseen',
  tags: ['failed'],
  args: { conversationId: 'room-budi' },
  beforeEach() {
    waits = holdTimers((length) => length === 60_000);
    return waits.release;
  },
  async play({ canvas, mocks, msw }) {
    await messages(canvas);
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    // A call checks if the session has ended.
    const checks = watchCalls(getMe);
    msw.use(checks.handler, replyWith(getMe, {}, { status: 500, once: true }));
    mocks.sockets.goDown(4401);
    await waitFor(() => expect(checks.bodies).toHaveLength(1));
    // Answers each check before the next: first with an error, then with a valid session.
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

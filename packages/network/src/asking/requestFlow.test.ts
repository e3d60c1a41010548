import { requestConnection } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideRequest } from './requestFlow.ts';

function start(answer: () => Promise<{ status: string }>) {
  const call = vi.fn(answer);
  const channel = () => ({ publish: () => {} });
  const portal = { client: { call }, channel } as unknown as Portal;
  const actor = createActor(provideRequest(portal), { input: { input: { memberId: 'member-2' } } });
  actor.start();
  actor.send({ type: 'command.confirmed' });
  return { actor, call };
}

const isDone = ({ status }: { status: string }) => status === 'done';

describe('a request to connect', () => {
  it('a request to connect is sent and then pending', async () => {
    const { actor, call } = start(async () => ({ status: 'pending' }));
    const { context } = await waitFor(actor, isDone);
    expect(call).toHaveBeenCalledExactlyOnceWith(requestConnection, { params: { id: 'member-2' } });
    expect(context.done).toEqual({ isAccepted: false, connectionId: null });
  });

  it('a request to a member who had sent one connects at once', async () => {
    const { actor } = start(async () => ({ status: 'accepted' }));
    const { context } = await waitFor(actor, isDone);
    expect(context.done).toEqual({ isAccepted: true, connectionId: null });
  });
});

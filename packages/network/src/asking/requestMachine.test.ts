import { ApiError, requestConnection } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideRequest } from './requestActors.ts';

function start(answer: () => Promise<{ status: string }>) {
  const call = vi.fn(answer);
  const channel = () => ({ publish: () => {} });
  const portal = { client: { call }, channel } as unknown as Portal;
  const actor = createActor(provideRequest(portal), { input: { input: { memberId: 'member-2' } } });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  const ask = () => actor.send({ type: 'command.confirmed' });
  ask();
  return { actor, ask, call, emitted };
}

const isDone = ({ status }: { status: string }) => status === 'done';

describe('a request to connect', () => {
  it('is sent once, however often it is pressed, and waits for an answer', async () => {
    const { actor, ask, call, emitted } = start(async () => ({ status: 'pending' }));
    ask();
    const { context } = await waitFor(actor, isDone);
    expect(call).toHaveBeenCalledExactlyOnceWith(requestConnection, { params: { id: 'member-2' } });
    expect(context.done).toEqual({ isAccepted: false, connectionId: null });
    expect(emitted).toEqual(['command.done']);
  });

  it('connects at once with a member who had asked', async () => {
    const { actor } = start(async () => ({ status: 'accepted' }));
    const { context } = await waitFor(actor, isDone);
    expect(context.done).toEqual({ isAccepted: true, connectionId: null });
  });

  it('keeps the words of a refusal and can be made again', async () => {
    const answers = [
      () => Promise.reject(ApiError.fromAnswer(404, { detail: 'Member not found' })),
    ];
    const { actor, ask, emitted } = start(
      () => answers.pop()?.() ?? Promise.resolve({ status: 'pending' }),
    );
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(context.failure?.detail).toBe('Member not found');
    ask();
    await waitFor(actor, isDone);
    expect(emitted).toEqual(['command.failed', 'command.done']);
  });
});

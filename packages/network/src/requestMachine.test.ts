import { ApiError } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { requestMachine } from './requestMachine.ts';

function start(ask: () => Promise<{ isAccepted: boolean }>) {
  const emitted = vi.fn();
  const machine = requestMachine.provide({ actors: { askToConnect: fromPromise(ask) } });
  const actor = createActor(machine, { input: { memberId: 'member-2' } });
  actor.on('*', emitted);
  actor.start();
  expect(actor.getSnapshot().hasTag('idle')).toBe(true);
  actor.send({ type: 'request.made' });
  expect(actor.getSnapshot().hasTag('idle')).toBe(false);
  return { actor, emitted };
}

describe('a request to connect', () => {
  it('waits for an answer once it is sent', async () => {
    const { actor, emitted } = start(async () => ({ isAccepted: false }));
    await waitFor(actor, (snapshot) => snapshot.matches('pending'));
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'request.sent' });
    expect(actor.getSnapshot().can({ type: 'request.made' })).toBe(false);
  });

  it('connects at once with whoever had asked', async () => {
    const { actor, emitted } = start(async () => ({ isAccepted: true }));
    await waitFor(actor, (snapshot) => snapshot.matches('connected'));
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'request.accepted' });
  });

  it('made twice is sent once', async () => {
    const ask = vi.fn(async () => ({ isAccepted: false }));
    const { actor } = start(ask);
    actor.send({ type: 'request.made' });
    await waitFor(actor, (snapshot) => snapshot.matches('pending'));
    expect(ask).toHaveBeenCalledOnce();
  });

  it('that is refused tells the words of the server and may be made again', async () => {
    const ask = vi
      .fn(async () => ({ isAccepted: false }))
      .mockRejectedValueOnce(new ApiError('refused', { status: 404, detail: 'Member not found' }));
    const { actor, emitted } = start(ask);
    await waitFor(actor, (snapshot) => snapshot.matches('offered'));
    expect(emitted).toHaveBeenCalledWith({ type: 'request.refused', detail: 'Member not found' });
    actor.send({ type: 'request.made' });
    await waitFor(actor, (snapshot) => snapshot.matches('pending'));
  });

  it('that finds no server has no words', async () => {
    const { actor, emitted } = start(() => Promise.reject(new ApiError('network')));
    await waitFor(actor, (snapshot) => snapshot.matches('offered'));
    expect(emitted).toHaveBeenCalledWith({ type: 'request.refused', detail: null });
  });
});

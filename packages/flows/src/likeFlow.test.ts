import { ApiError, likeComment } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { likeCall, provideLike } from './likeFlow.ts';

const params = { id: 'p1', commentId: 'c1' };

function pressLike(answer: () => Promise<unknown>) {
  const call = vi.fn(answer);
  const publish = vi.fn();
  const subject = { key: 'like', call: likeCall(likeComment, params), publish };
  const machine = provideLike({ client: { call } } as unknown as Portal);
  const input = { subject, value: false, count: 6 };
  createActor(machine, { input }).start().send({ type: 'toggle.pressed' });
  return { call, publish };
}

it("a like calls its subject's endpoint and publishes the server's answer", async () => {
  const { call, publish } = pressLike(async () => ({ liked: true, likes_count: 9 }));
  await vi.waitFor(() =>
    expect(publish).toHaveBeenCalledExactlyOnceWith({ liked: true, count: 9 }),
  );
  const waits = { subject: 'like' };
  const body = { liked: true };
  expect(call).toHaveBeenCalledExactlyOnceWith(likeComment, { params, body, waits });
});

// WID-106
it('a failed like is reverted, published and logged', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  const failure = new ApiError('network');
  const { publish } = pressLike(() => Promise.reject(failure));
  await vi.waitFor(() =>
    expect(publish).toHaveBeenCalledExactlyOnceWith({ liked: false, count: 6 }),
  );
  expect(log).toHaveBeenCalledExactlyOnceWith('saudagar: like', failure);
});

// FEED-223
it('a waiting like publishes the reply that comes once it is sent', async () => {
  const publish = vi.fn();
  const sent = Promise.withResolvers<unknown>();
  const portal = {
    client: { call: () => Promise.reject(new ApiError('waiting')) },
    waiting: { outcome: () => sent.promise },
  } as unknown as Portal;
  const subject = { key: 'like', call: likeCall(likeComment, params), publish };
  const input = { subject, value: false, count: 6 };
  const actor = createActor(provideLike(portal), { input }).start();
  actor.send({ type: 'toggle.pressed' });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('waiting'));
  expect(publish).not.toHaveBeenCalled();
  sent.resolve({ liked: true, likes_count: 8 });
  await vi.waitFor(() =>
    expect(publish).toHaveBeenCalledExactlyOnceWith({ liked: true, count: 8 }),
  );
});

import { ApiError } from '@saudagar/contract';
import { describe, expect, test, vi } from 'vitest';
import { never, signedIn, siti } from './startSession.testing.ts';

describe('leaving everywhere', () => {
  const leave = { type: 'session.leftEverywhere' } as const;

  test('parts with everything once the server has ended all sessions', async () => {
    const { actor, context, reach, forget } = await signedIn();
    actor.send(leave);
    expect(actor.getSnapshot().matches({ signedIn: 'leavingEverywhere' })).toBe(true);
    expect(context().user).toBe(siti);
    await reach('signedOut');
    expect(context()).toMatchObject({ user: null, owner: null, ended: 'left', generation: 1 });
    expect(forget).toHaveBeenCalledOnce();
  });

  test('stays where the server does not answer, says why, and can be tried again', async () => {
    const failure = new ApiError('network');
    const revokeAll = vi.fn(async () => undefined).mockRejectedValueOnce(failure);
    const { actor, context, reach, forget } = await signedIn({ revokeAll });
    actor.send(leave);
    await reach({ signedIn: 'leavingFailed' });
    expect(context()).toMatchObject({ user: siti, failure });
    expect(forget).not.toHaveBeenCalled();
    actor.send(leave);
    expect(context().failure).toBeNull();
    await reach('signedOut');
  });

  test('a member who does not wait for the answer stays', async () => {
    const { actor, forget } = await signedIn({ revokeAll: () => new Promise(() => {}) });
    actor.send(leave);
    actor.send({ type: 'signOut.cancelled' });
    expect(actor.getSnapshot().matches({ signedIn: 'staying' })).toBe(true);
    expect(forget).not.toHaveBeenCalled();
  });

  test('after a failure the member may stay', async () => {
    const { actor, context, reach } = await signedIn({
      revokeAll: () => Promise.reject(new ApiError('network')),
    });
    actor.send(leave);
    await reach({ signedIn: 'leavingFailed' });
    actor.send({ type: 'signOut.cancelled' });
    expect(actor.getSnapshot().matches({ signedIn: 'staying' })).toBe(true);
    expect(context()).toMatchObject({ user: siti, failure: null });
  });

  test('twice is once', async () => {
    const revokeAll = vi.fn(async () => undefined);
    const { actor, reach } = await signedIn({ revokeAll });
    actor.send(leave);
    actor.send(leave);
    await reach('signedOut');
    expect(revokeAll).toHaveBeenCalledOnce();
  });

  test('is overtaken by an expiry', async () => {
    const { actor, context } = await signedIn({ revokeAll: () => never });
    actor.send(leave);
    actor.send({ type: 'session.expired' });
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(context()).toMatchObject({ ended: 'expired', owner: 'siti' });
  });
});

import { ApiError } from '@saudagar/contract';
import { describe, expect, test, vi } from 'vitest';
import { never, signedIn, siti } from './startSession.testing.ts';

describe('signing out everywhere', () => {
  const leave = { type: 'session.leftEverywhere' } as const;

  test('signing out everywhere removes all data once the server has ended all sessions', async () => {
    const { actor, context, reach, forget } = await signedIn();
    actor.send(leave);
    expect(actor.getSnapshot().matches({ signedIn: 'leavingEverywhere' })).toBe(true);
    expect(context().user).toBe(siti);
    await reach('signedOut');
    expect(context()).toMatchObject({ user: null, owner: null, ended: 'left', generation: 1 });
    expect(forget).toHaveBeenCalledOnce();
  });

  test('a failed sign-out everywhere keeps the session, says why, and can be retried', async () => {
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

  test('a member may cancel signing out everywhere before the reply', async () => {
    const { actor, forget } = await signedIn({ revokeAll: () => new Promise(() => {}) });
    actor.send(leave);
    actor.send({ type: 'signOut.cancelled' });
    expect(actor.getSnapshot().matches({ signedIn: 'staying' })).toBe(true);
    expect(forget).not.toHaveBeenCalled();
  });

  test('a member may stay signed in after a failed sign-out everywhere', async () => {
    const { actor, context, reach } = await signedIn({
      revokeAll: () => Promise.reject(new ApiError('network')),
    });
    actor.send(leave);
    await reach({ signedIn: 'leavingFailed' });
    actor.send({ type: 'signOut.cancelled' });
    expect(actor.getSnapshot().matches({ signedIn: 'staying' })).toBe(true);
    expect(context()).toMatchObject({ user: siti, failure: null });
  });

  test('a repeated request to sign out everywhere is sent once', async () => {
    const revokeAll = vi.fn(async () => undefined);
    const { actor, reach } = await signedIn({ revokeAll });
    actor.send(leave);
    actor.send(leave);
    await reach('signedOut');
    expect(revokeAll).toHaveBeenCalledOnce();
  });

  test('an expiry overtakes signing out everywhere', async () => {
    const { actor, context } = await signedIn({ revokeAll: () => never });
    actor.send(leave);
    actor.send({ type: 'session.expired' });
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(context()).toMatchObject({ ended: 'expired', owner: 'siti' });
  });
});

import { ApiError, likePost, listPosts } from '@saudagar/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryDraftStorage } from '../drafts/draftStorage.ts';
import {
  budi,
  cleanUpAfterEachTest,
  open,
  reply,
  serve,
  settled,
} from '../provider/openPortal.testing.ts';
import { createMemoryStorage } from '../storage/storageBackend.ts';

cleanUpAfterEachTest();
afterEach(() => vi.useRealTimers());

/** A portal whose likes fail while `network.isAway`. */
async function openOffline(overrides: Parameters<typeof open>[0] = {}) {
  const network = { isAway: true };
  const sent: string[] = [];
  const answer = (path: string) => () => {
    if (network.isAway) throw new TypeError('Failed to fetch');
    sent.push(path);
    return reply({ liked: true, likes_count: 3 });
  };
  const likes = ['a', 'b'].map((id) => `/api/posts/${id}/like`);
  serve(Object.fromEntries(likes.map((path) => [path, answer(path)])));
  const opened = open(overrides);
  await opened.reach({ signedIn: 'staying' }).catch(() => {});
  const like = (id: string, liked = true) =>
    opened.portal.client.call(likePost, {
      ...{ params: { id }, body: { liked } },
      waits: { subject: `like.${id}` },
    });
  const waiting = () => opened.portal.waiting.read().map(({ subject }) => subject);
  return { ...opened, network, sent, like, waiting };
}

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'sent',
    (error: unknown) => ApiError.from(error).kind,
  );

// SHELL-197
it('a write without a network waits, and is sent when another call comes through', async () => {
  const { portal, like, network, sent, waiting } = await openOffline();
  expect(await kindOf(like('a'))).toBe('waiting');
  expect(await kindOf(like('b'))).toBe('waiting');
  expect(waiting()).toEqual(['like.a', 'like.b']);
  const outcome = portal.waiting.outcome('like.b');
  network.isAway = false;
  await portal.client.call(listPosts);
  expect(await outcome).toEqual({ liked: true, likes_count: 3 });
  expect(sent).toEqual(['/api/posts/a/like', '/api/posts/b/like']);
  expect(waiting()).toEqual([]);
  expect(await kindOf(like('a'))).toBe('sent');
});

// SHELL-197
it('what waits survives the page, and belongs to its member', async () => {
  const storages = { storage: createMemoryStorage(), draftStorage: memoryDraftStorage() };
  const first = await openOffline(storages);
  await kindOf(first.like('a'));
  await settled();
  first.stop();
  const next = await openOffline(storages);
  await vi.waitFor(() => expect(next.waiting()).toEqual(['like.a']));
  next.network.isAway = false;
  await next.portal.client.call(listPosts);
  await vi.waitFor(() => expect(next.sent).toEqual(['/api/posts/a/like']));
});

// SHELL-198
it('a member who comes in after another one has their own writes sent', async () => {
  const storages = { storage: createMemoryStorage(), draftStorage: memoryDraftStorage() };
  const earlier = await openOffline({ ...storages, first: budi });
  await kindOf(earlier.like('b'));
  await settled();
  earlier.stop();
  const { portal, waiting, like } = await openOffline(storages);
  await kindOf(like('a'));
  portal.session.send({ type: 'session.started', signedIn: budi });
  await vi.waitFor(() => expect(waiting()).toEqual(['like.b']));
});

// SHELL-200
it('signing out asks about what waits, and removes it', async () => {
  const { portal, like, reach, waiting } = await openOffline();
  await kindOf(like('a'));
  await settled();
  portal.session.send({ type: 'leaving.requested' });
  await reach({ signedIn: 'leavingAsked' });
  expect(portal.session.getSnapshot().context.asked.hasUnsent).toBe(true);
  portal.session.send({ type: 'session.signedOut' });
  await vi.waitFor(() => expect(waiting()).toEqual([]));
});

// SHELL-197
it('a call that names no subject never waits', async () => {
  const { portal, waiting } = await openOffline();
  const call = portal.client.call(likePost, { params: { id: 'a' }, body: { liked: true } });
  expect(await kindOf(call)).toBe('network');
  expect(waiting()).toEqual([]);
});

import { ApiError, listPosts } from '@saudagar/contract';
import { describe, expect, test, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { memoryDraftStorage } from '../drafts/draftStorage.ts';
import { createMemoryStorage } from '../storage/storageBackend.ts';
import {
  budi,
  cleanUpAfterEachTest,
  open,
  reply,
  serve,
  settled,
  siti,
  startBusy,
  statusOf,
} from './openPortal.testing.ts';

cleanUpAfterEachTest();

describe('offline data of a portal', () => {
  const EVENING = new Date(Date.now() + 3_600_000).toISOString();

  test('a member with offline data comes in without a network; signing out removes it', async () => {
    serve();
    const draftStorage = memoryDraftStorage();
    const storage = createMemoryStorage();
    const onOfflineStored = vi.fn();
    const online = open({ draftStorage, storage, onOfflineStored });
    await online.reach('signedIn');
    await online.portal.offline.write('events.door.e1', ['Ani'], EVENING);
    expect(onOfflineStored).toHaveBeenCalledOnce();
    online.stop();

    serve({ '/api/auth/me': () => Promise.reject(new TypeError('Failed to fetch')) });
    const { portal, reach } = open({ draftStorage, storage });
    await reach({ signedIn: { staying: 'unconfirmed' } });
    expect(portal.session.getSnapshot().context.user).toEqual(siti.user);
    expect(await portal.offline.read('events.door.e1')).toEqual(['Ani']);
    portal.session.send({ type: 'session.signedOut' });
    await reach('signedOut');
    await settled();
    expect(await draftStorage.keys()).toEqual([]);
  });
});

describe('calls of a portal', () => {
  // SHELL-126
  test('a call carries the current token and language', async () => {
    const requests = serve();
    const { portal, sources, reach } = open();
    await reach('signedIn');
    sources.locale = 'id';
    await portal.client.call(listPosts);
    expect(requests.at(-1)).toEqual({
      path: '/api/posts',
      token: 'token of siti',
      language: 'id',
    });
  });

  // SHELL-120
  test('a call answered with 401 ends the session and drops the token', async () => {
    serve({ '/api/posts': () => reply({ detail: 'Your session has ended.' }, 401) });
    const { portal, store, reach } = open();
    await reach('signedIn');
    await expect(portal.client.call(listPosts)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect((await reach('signedOut')).context.ended).toBe('expired');
    expect(store.read()).toBeNull();
  });

  test('a 401 for a call with an earlier token keeps the session', async () => {
    const late = Promise.withResolvers<Response>();
    serve({ '/api/posts': () => late.promise });
    const { portal, store, reach } = open();
    await reach('signedIn');
    const call = portal.client.call(listPosts);
    await settled();
    portal.session.send({ type: 'session.started', signedIn: budi });
    late.resolve(reply({ detail: 'Your session has ended.' }, 401));
    await expect(call).rejects.toThrow();
    await settled();
    expect(portal.session.getSnapshot().matches('signedIn')).toBe(true);
    expect(store.read()).toBe(budi);
  });

  test('a call fails as without a connection when the host cannot supply a token', async () => {
    serve();
    const { portal, sources, reach } = open();
    await reach('signedIn');
    sources.getToken = () => Promise.reject(new Error('refresh failed'));
    const failure = await portal.client.call(listPosts).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ kind: 'network' });
    expect(portal.session.getSnapshot().matches('signedIn')).toBe(true);
  });
});

describe('a host with its own session', () => {
  test('the host supplies its token, also later', async () => {
    const requests = serve();
    const { reach } = open({ session: undefined, getToken: async () => siti.access_token });
    expect((await reach('signedIn')).context.user?.id).toBe('siti');
    expect(requests).toMatchObject([{ path: '/api/auth/me', token: 'token of siti' }]);
  });
});

describe('stopping the portal', () => {
  test('a stopped portal ends its actors and subscriptions, and keeps the session', async () => {
    serve();
    const hub = open();
    await hub.reach('signedIn');
    const upload = startBusy(hub);
    hub.stop();
    expect(statusOf(upload)).toBe('stopped');
    expect(hub.portal.session.getSnapshot().status).toBe('stopped');
    expect(hub.elsewhere.isObserved()).toBe(false);
    expect(hub.store.read()).toBe(siti);
  });

  test('restarting a portal validates the token only once more', async () => {
    const requests = serve();
    const first = open();
    first.stop();
    const second = open();
    await second.reach('signedIn');
    await settled();
    expect(requests).toHaveLength(1);
  });
});

describe('inspection of actors', () => {
  test.each(['function', 'observer'] as const)(
    'the inspector receives a %s of every actor',
    async (kind) => {
      serve();
      const events: InspectionEvent[] = [];
      const next = (event: InspectionEvent) => void events.push(event);
      const { reach } = open({ inspect: kind === 'function' ? next : { next } });
      await reach('signedIn');
      const ids = new Set(events.map(({ actorRef }) => (actorRef as { id?: string }).id));
      expect(ids).toContain('session');
    },
  );

  test('inspected states contain no token', async () => {
    serve();
    const seen: string[] = [];
    const { portal, reach } = open({
      first: null,
      inspect: (event) =>
        void seen.push(JSON.stringify('snapshot' in event ? event.snapshot : null)),
    });
    await reach('signedOut');
    portal.session.send({ type: 'session.started', signedIn: siti });
    await settled();
    expect(seen.join()).toContain('signedIn');
    expect(seen.join()).not.toContain('token of siti');
  });
});

test('a stored value is one object for a key, so that all users get its changes', () => {
  const { portal } = open({ first: null });
  const colour = { key: 'saudagar.colour.v1', fallback: 'red', parse: String } as const;
  portal.stored(colour).write('blue');
  expect(portal.stored(colour)).toBe(portal.stored(colour));
  expect(portal.stored(colour).read()).toBe('blue');
});

test('stored values of members in one browser are separate', async () => {
  serve();
  const { portal, reach } = open();
  await reach('signedIn');
  const words = { key: 'saudagar.words.v1', isMembers: true, fallback: '', parse: String } as const;
  portal.stored(words).write('promo');
  portal.session.send({ type: 'session.started', signedIn: budi });
  expect(portal.stored(words).read()).toBe('');
  portal.session.send({ type: 'session.started', signedIn: siti });
  expect(portal.stored(words).read()).toBe('promo');
});

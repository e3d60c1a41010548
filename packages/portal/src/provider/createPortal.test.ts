import { ApiError, listPosts } from '@saudagar/contract';
import { describe, expect, test } from 'vitest';
import type { InspectionEvent } from 'xstate';
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

describe('a call', () => {
  // SHELL-126
  test('carries the token and the language of the moment', async () => {
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
  test('answered 401 ends the session and drops the token', async () => {
    serve({ '/api/posts': () => reply({ detail: 'Your session has ended.' }, 401) });
    const { portal, store, reach } = open();
    await reach('signedIn');
    await expect(portal.client.call(listPosts)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect((await reach('signedOut')).context.ended).toBe('expired');
    expect(store.read()).toBeNull();
  });

  test('of an earlier token answered 401 says nothing about the session', async () => {
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

  test('for which the host cannot supply a token fails as one without a connection', async () => {
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

describe('a host with a session of its own', () => {
  test('supplies its token, also later', async () => {
    const requests = serve();
    const { reach } = open({ session: undefined, getToken: async () => siti.access_token });
    expect((await reach('signedIn')).context.user?.id).toBe('siti');
    expect(requests).toMatchObject([{ path: '/api/auth/me', token: 'token of siti' }]);
  });
});

describe('stopping the portal', () => {
  test('ends its actors, hears no other tab any more, and leaves the session kept', async () => {
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

  test('and starting another one validates the token once more only', async () => {
    const requests = serve();
    const first = open();
    first.stop();
    const second = open();
    await second.reach('signedIn');
    await settled();
    expect(requests).toHaveLength(1);
  });
});

describe('inspection', () => {
  test.each(['function', 'observer'] as const)('tells a %s of every actor', async (kind) => {
    serve();
    const events: InspectionEvent[] = [];
    const next = (event: InspectionEvent) => void events.push(event);
    const { reach } = open({ inspect: kind === 'function' ? next : { next } });
    await reach('signedIn');
    const ids = new Set(events.map(({ actorRef }) => (actorRef as { id?: string }).id));
    expect(ids).toContain('session');
  });

  test('finds no token in any state', async () => {
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

test('gives one object for a key, so that a change reaches all who use it', () => {
  const { portal } = open({ first: null });
  const colour = { key: 'saudagar.colour.v1', fallback: 'red', parse: String } as const;
  portal.stored(colour).write('blue');
  expect(portal.stored(colour)).toBe(portal.stored(colour));
  expect(portal.stored(colour).read()).toBe('blue');
});

test('keeps apart what members of one browser have set', async () => {
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

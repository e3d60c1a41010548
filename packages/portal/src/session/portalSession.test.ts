import { listPosts } from '@saudagar/contract';
import { describe, expect, test } from 'vitest';
import {
  budi,
  cleanUpAfterEachTest,
  open,
  reply,
  serve,
  settled,
  signIn,
  siti,
  startBusy,
  statusOf,
} from '../provider/openPortal.testing.ts';

cleanUpAfterEachTest();

describe('signing out of a portal', () => {
  // SHELL-108
  test('signing out revokes the token, and drops it without waiting for the reply', async () => {
    const requests = serve({ '/api/auth/logout': () => new Promise(() => {}) });
    const { portal, store, reach } = open();
    await reach('signedIn');
    portal.session.send({ type: 'session.signedOut' });
    await settled();
    expect(portal.session.getSnapshot().matches('leaving')).toBe(true);
    expect(requests.at(-1)).toMatchObject({ path: '/api/auth/logout', token: 'token of siti' });
    expect(store.read()).toBeNull();
  });

  // SHELL-108
  test('signing out stops actors, frees avatars and collapses expanded items', async () => {
    serve();
    const hub = open();
    await hub.reach('signedIn');
    const upload = startBusy(hub);
    await hub.portal.avatars.address('siti/small', async () => new Blob());
    hub.portal.expanded.add('post-1');
    hub.portal.session.send({ type: 'session.signedOut' });
    await hub.reach('signedOut');
    await settled();
    expect(statusOf(upload)).toBe('stopped');
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
    expect(hub.portal.expanded).toEqual(new Set());
  });
});

describe('a token that is refused at the start', () => {
  async function refused(first: Parameters<typeof open>[0]) {
    const answer = Promise.withResolvers<Response>();
    serve({ '/api/auth/me': () => answer.promise });
    const hub = open(first);
    await hub.reach('validating');
    const upload = startBusy(hub);
    await hub.portal.avatars.address('siti/small', async () => new Blob());
    hub.portal.expanded.add('post-1');
    answer.resolve(reply({ detail: 'Your session has ended.' }, 401));
    expect((await hub.reach('signedOut')).context.ended).toBe('refused');
    await settled();
    return { ...hub, upload };
  }

  // SHELL-119
  test('a refused token clears the stored user and everything cached', async () => {
    const { store, portal, upload } = await refused({});
    expect(store.read()).toBeNull();
    expect(statusOf(upload)).toBe('stopped');
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
    expect(portal.expanded).toEqual(new Set());
  });

  // SHELL-118, SHELL-120
  test('a refused token of a foreign portal keeps the data for its next one', async () => {
    const { upload } = await refused({ session: undefined, getToken: () => 'old token' });
    expect(statusOf(upload)).toBe('active');
  });
});

describe('data of an expired session', () => {
  async function expired() {
    serve();
    const hub = open();
    await hub.reach('signedIn');
    const upload = startBusy(hub);
    hub.portal.session.send({ type: 'session.expired' });
    expect(statusOf(upload)).toBe('active');
    return { ...hub, upload };
  }

  test('a call that fails since its session has ended is not announced', async () => {
    const { portal, notifier } = await expired();
    portal.notifier.error('Not sent');
    expect(notifier.shown()).toEqual([]);
    portal.session.send({ type: 'session.started', signedIn: siti });
    portal.notifier.error('Not sent');
    expect(notifier.shown()).toMatchObject([{ kind: 'error' }]);
  });

  test('an upload continues when the same member signs in again', async () => {
    const { portal, upload } = await expired();
    portal.session.send({ type: 'session.started', signedIn: siti });
    expect(statusOf(upload)).toBe('active');
  });

  test('an upload ends when another member signs in', async () => {
    const { portal, upload } = await expired();
    portal.session.send({ type: 'session.started', signedIn: budi });
    expect(statusOf(upload)).toBe('stopped');
  });
});

describe('deactivation of a member', () => {
  const shut = () => reply({ detail: 'Shut', code: 'deactivated' }, 403);

  test('a deactivated member sees the reason in every tab and after a reload', async () => {
    serve({ '/api/posts': shut, '/api/auth/me': ({ token }) => (token ? shut() : reply({}, 401)) });
    const first = open({ first: null });
    first.portal.session.send({ type: 'session.started', signedIn: siti });
    await expect(first.portal.client.call(listPosts)).rejects.toMatchObject({ status: 403 });
    expect((await first.reach('signedOut')).context.ended).toBe('deactivated');
    expect(first.store.read()).toBe(siti);
    const next = open({ session: first.store });
    expect((await next.reach('signedOut')).context.ended).toBe('deactivated');
    expect(first.store.read()).toBeNull();
  });

  test('a reactivated member signs in again and finds their running work', async () => {
    serve({ '/api/posts': shut });
    const hub = open();
    await hub.reach('signedIn');
    const upload = startBusy(hub);
    await expect(hub.portal.client.call(listPosts)).rejects.toMatchObject({ status: 403 });
    await hub.reach('signedOut');
    hub.portal.session.send({ type: 'session.started', signedIn: siti });
    expect(statusOf(upload)).toBe('active');
    expect(hub.portal.session.getSnapshot().context.ended).toBeNull();
  });
});

describe('a session shared with another tab', () => {
  test('signing out in another tab signs out here, and keeps running work', async () => {
    serve();
    const hub = open();
    await hub.reach('signedIn');
    const upload = startBusy(hub);
    hub.elsewhere.keeps(null);
    hub.elsewhere.emits();
    expect((await hub.reach('signedOut')).context.ended).toBe('elsewhere');
    expect(statusOf(upload)).toBe('active');
    expect(hub.store.clear).not.toHaveBeenCalled();
  });

  test('another member signing in elsewhere ends running work before any call', async () => {
    serve();
    const hub = open();
    await hub.reach('signedIn');
    const upload = startBusy(hub);
    hub.elsewhere.keeps(budi);
    hub.elsewhere.emits();
    expect(statusOf(upload)).toBe('stopped');
    expect((await hub.reach('signedIn')).context.user?.id).toBe('budi');
  });

  test("a call never uses another member's token before their sign-in is known here", async () => {
    const requests = serve();
    const { portal, elsewhere, reach } = open();
    await reach('signedIn');
    elsewhere.keeps(budi);
    await expect(portal.client.call(listPosts)).rejects.toMatchObject({ status: 401 });
    expect(requests.at(-1)).toMatchObject({ path: '/api/posts', token: null });
  });

  test('a store event without a new token changes nothing', async () => {
    const requests = serve();
    const { portal, elsewhere, reach } = open();
    await reach('signedIn');
    elsewhere.keeps({ ...siti });
    elsewhere.emits();
    expect(portal.session.getSnapshot().matches('signedIn')).toBe(true);
    expect(requests).toHaveLength(1);
  });

  test('a rejected old token keeps the newer one of another tab', async () => {
    const late = Promise.withResolvers<Response>();
    serve({ '/api/auth/me': ({ token }) => (token === 'old' ? late.promise : reply(siti.user)) });
    const { store, elsewhere, reach } = open({ first: signIn(siti.user, 'old') });
    await reach('validating');
    await settled();
    elsewhere.keeps(siti);
    late.resolve(reply({ detail: 'Your session has ended.' }, 401));
    await reach('signedOut');
    expect(store.read()).toBe(siti);
    elsewhere.emits();
    await reach('signedIn');
  });

  test('an expired old token keeps the newer one of another tab', async () => {
    serve();
    const { portal, store, elsewhere, reach } = open();
    await reach('signedIn');
    const anew = signIn(siti.user, 'anew');
    elsewhere.keeps(anew);
    portal.session.send({ type: 'session.expired' });
    expect(store.read()).toBe(anew);
  });
});

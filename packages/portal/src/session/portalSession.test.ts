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

describe('signing out', () => {
  // SHELL-108
  test('tells the server with the token, and drops it without waiting for the answer', async () => {
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
  test('stops persistent actors, frees the photos and collapses what was expanded', async () => {
    serve();
    const hub = open();
    await hub.reach('signedIn');
    const upload = startBusy(hub);
    await hub.portal.photos.address('siti/small', async () => new Blob());
    hub.portal.expanded.add('post-1');
    hub.portal.session.send({ type: 'session.signedOut' });
    await hub.reach('signedOut');
    await settled();
    expect(statusOf(upload)).toBe('stopped');
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
    expect(hub.portal.expanded).toEqual(new Set());
  });
});

describe('what is kept after the session expired', () => {
  async function expired() {
    serve();
    const hub = open();
    await hub.reach('signedIn');
    const upload = startBusy(hub);
    hub.portal.session.send({ type: 'session.expired' });
    expect(statusOf(upload)).toBe('active');
    return { ...hub, upload };
  }

  test('goes on when the same member signs in again', async () => {
    const { portal, upload } = await expired();
    portal.session.send({ type: 'session.started', signedIn: siti });
    expect(statusOf(upload)).toBe('active');
  });

  test('ends when another member signs in', async () => {
    const { portal, upload } = await expired();
    portal.session.send({ type: 'session.started', signedIn: budi });
    expect(statusOf(upload)).toBe('stopped');
  });
});

describe('a deactivated member', () => {
  const shut = () => reply({ detail: 'Shut', code: 'deactivated' }, 403);

  test('reads why in every tab and after a reload', async () => {
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

  test('keeps what was begun, and signs in again once they may', async () => {
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

describe('another tab', () => {
  test('that signed out signs out here, and what was begun stays', async () => {
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

  test('that signed someone else in ends what was begun before any call of theirs', async () => {
    serve();
    const hub = open();
    await hub.reach('signedIn');
    const upload = startBusy(hub);
    hub.elsewhere.keeps(budi);
    hub.elsewhere.emits();
    expect(statusOf(upload)).toBe('stopped');
    expect((await hub.reach('signedIn')).context.user?.id).toBe('budi');
  });

  test('that signed someone else in lends no call their token before word of it has come', async () => {
    const requests = serve();
    const { portal, elsewhere, reach } = open();
    await reach('signedIn');
    elsewhere.keeps(budi);
    await expect(portal.client.call(listPosts)).rejects.toMatchObject({ status: 401 });
    expect(requests.at(-1)).toMatchObject({ path: '/api/posts', token: null });
  });

  test('that touched the store and left the token alone changes nothing', async () => {
    const requests = serve();
    const { portal, elsewhere, reach } = open();
    await reach('signedIn');
    elsewhere.keeps({ ...siti });
    elsewhere.emits();
    expect(portal.session.getSnapshot().matches('signedIn')).toBe(true);
    expect(requests).toHaveLength(1);
  });

  test('keeps its newer token when the older one is refused here', async () => {
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

  test('keeps its newer token when the older one expires here', async () => {
    serve();
    const { portal, store, elsewhere, reach } = open();
    await reach('signedIn');
    const anew = signIn(siti.user, 'anew');
    elsewhere.keeps(anew);
    portal.session.send({ type: 'session.expired' });
    expect(store.read()).toBe(anew);
  });
});

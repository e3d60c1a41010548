import { ApiError, listPosts, type SignedIn, type User } from '@saudagar/contract';
import { buildUser } from '@saudagar/mocks';
import { createNotifier } from '@saudagar/ui';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMachine, type InspectionEvent, type StateValueFrom, waitFor } from 'xstate';
import { defaultBrand } from './brand.ts';
import { createPortal, type PortalSources } from './createPortal.ts';
import { memoryDraftStorage } from './drafts/draftStorage.ts';
import { memoryKeeping } from './keeping.ts';
import type { sessionMachine } from './sessionMachine.ts';
import type { SessionStore } from './sessionStore.ts';

const signIn = (user: User, token = `token of ${user.id}`): SignedIn => ({
  access_token: token,
  user,
});
const siti = signIn(buildUser({ id: 'siti' }));
const budi = signIn(buildUser({ id: 'budi' }));

/** A store as two tabs share it; `elsewhere` is what the other tab does. */
function sharedStore(first: SignedIn | null) {
  let kept = first;
  let tell: (() => void) | undefined;
  const store = {
    read: () => kept,
    write: vi.fn((next: SignedIn) => {
      kept = next;
    }),
    clear: vi.fn(() => {
      kept = null;
    }),
    subscribe: vi.fn((onChange: () => void) => {
      tell = onChange;
      return () => {
        tell = undefined;
      };
    }),
  } satisfies SessionStore;
  const elsewhere = {
    /** The other tab has stored this, and word of it has not come. */
    keeps(next: SignedIn | null) {
      kept = next;
    },
    tells: () => tell?.(),
    isHeard: () => tell !== undefined,
  };
  return { store, elsewhere };
}

interface Request {
  path: string;
  token: string | null;
  language: string | null;
}
type Answer = Response | Promise<Response>;

const reply = (body: unknown, status = 200) => Response.json(body, { status });
const me = (token: string | null) =>
  [siti, budi].find(({ access_token }) => access_token === token)?.user;

/** The server: answers who a token belongs to; `routes` come first. */
function serve(routes: Record<string, (request: Request) => Answer> = {}) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const request: Request = {
      path: new URL(url).pathname,
      token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      language: headers.get('accept-language'),
    };
    requests.push(request);
    const route = routes[request.path];
    if (route) return route(request);
    if (request.path === '/api/auth/logout') return new Response(null, { status: 204 });
    const user = me(request.token);
    if (!user) return reply({ detail: 'Sign in to continue' }, 401);
    return reply(request.path === '/api/auth/me' ? user : []);
  });
  return requests;
}

const stops: (() => void)[] = [];

function open(overrides: Partial<PortalSources> & { first?: SignedIn | null } = {}) {
  const { first = siti, ...rest } = overrides;
  const { store, elsewhere } = sharedStore(first);
  const sources: PortalSources = {
    brand: defaultBrand,
    locale: 'en',
    getToken: () => store.read()?.access_token ?? null,
    navigate: () => {},
    session: store,
    storage: memoryKeeping(),
    draftStorage: memoryDraftStorage(),
    inspect: undefined,
    fetch: undefined,
    ...rest,
  };
  const { portal, stop } = createPortal({
    baseUrl: 'https://api.example.com',
    notifier: createNotifier(),
    sources: () => sources,
  });
  stops.push(stop);
  const reach = (state: StateValueFrom<typeof sessionMachine>) =>
    waitFor(portal.session, (snapshot) => snapshot.matches(state));
  return { portal, stop, store, elsewhere, sources, reach };
}

const busyMachine = createMachine({ id: 'busy', initial: 'uploading', states: { uploading: {} } });
const startBusy = ({ portal }: ReturnType<typeof open>) =>
  portal.kept.start('upload', busyMachine, undefined);
const statusOf = (actor: ReturnType<typeof startBusy>) => actor.getSnapshot().status;

/** Lets everything that is already on its way arrive. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call', () => {
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

  test('that cannot say the token is unreachable until Retry', async () => {
    serve();
    const { portal, sources, reach } = open({
      session: undefined,
      getToken: () => Promise.reject(new Error('offline')),
    });
    expect((await reach('unreachable')).context.failure).toMatchObject({ kind: 'network' });
    sources.getToken = () => siti.access_token;
    portal.session.send({ type: 'session.retry' });
    await reach('signedIn');
  });
});

describe('signing out', () => {
  test('tells the server with the token, and drops it without waiting for the answer', async () => {
    const requests = serve({ '/api/auth/logout': () => new Promise(() => {}) });
    const { portal, store, reach } = open();
    await reach('signedIn');
    portal.session.send({ type: 'session.left' });
    await settled();
    expect(portal.session.getSnapshot().matches('leaving')).toBe(true);
    expect(requests.at(-1)).toMatchObject({ path: '/api/auth/logout', token: 'token of siti' });
    expect(store.read()).toBeNull();
  });

  test('stops what is kept and frees the photos', async () => {
    serve();
    const hub = open();
    await hub.reach('signedIn');
    const upload = startBusy(hub);
    await hub.portal.photos.address('siti/small', async () => new Blob());
    hub.portal.session.send({ type: 'session.left' });
    await hub.reach('signedOut');
    await settled();
    expect(statusOf(upload)).toBe('stopped');
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
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

describe('another tab', () => {
  test('that signed out signs out here, and what was begun stays', async () => {
    serve();
    const hub = open();
    await hub.reach('signedIn');
    const upload = startBusy(hub);
    hub.elsewhere.keeps(null);
    hub.elsewhere.tells();
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
    hub.elsewhere.tells();
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
    elsewhere.tells();
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
    elsewhere.tells();
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

describe('stopping the portal', () => {
  test('ends its actors, hears no other tab any more, and leaves the session kept', async () => {
    serve();
    const hub = open();
    await hub.reach('signedIn');
    const upload = startBusy(hub);
    hub.stop();
    expect(statusOf(upload)).toBe('stopped');
    expect(hub.portal.session.getSnapshot().status).toBe('stopped');
    expect(hub.elsewhere.isHeard()).toBe(false);
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
    const told = new Set(events.map(({ actorRef }) => (actorRef as { id?: string }).id));
    expect(told).toContain('session');
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

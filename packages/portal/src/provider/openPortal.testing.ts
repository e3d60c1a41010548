import type { SignedIn, User } from '@saudagar/contract';
import { buildUser } from '@saudagar/mocks';
import { createNotifier } from '@saudagar/ui';
import { afterEach, beforeEach, vi } from 'vitest';
import { createMachine, type StateValueFrom, waitFor } from 'xstate';
import { memoryDraftStorage } from '../drafts/draftStorage.ts';
import type { sessionMachine } from '../session/sessionMachine.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { createMemoryStorage } from '../storage/storageBackend.ts';
import { defaultBrand } from './brand.ts';
import { createPortal, type PortalSources } from './createPortal.ts';

export const signIn = (user: User, token = `token of ${user.id}`): SignedIn => ({
  access_token: token,
  user,
});
export const siti = signIn(buildUser({ id: 'siti' }));
export const budi = signIn(buildUser({ id: 'budi' }));

/** A store shared by two tabs; `elsewhere` acts as the other tab. */
function sharedStore(first: SignedIn | null) {
  let stored = first;
  let emit: (() => void) | undefined;
  const store = {
    read: () => stored,
    write: vi.fn((next: SignedIn) => {
      stored = next;
    }),
    clear: vi.fn(() => {
      stored = null;
    }),
    subscribe: vi.fn((onChange: () => void) => {
      emit = onChange;
      return () => {
        emit = undefined;
      };
    }),
  } satisfies SessionStore;
  const elsewhere = {
    /** Stores in the other tab, before its event arrives. */
    keeps(next: SignedIn | null) {
      stored = next;
    },
    emits: () => emit?.(),
    isObserved: () => emit !== undefined,
  };
  return { store, elsewhere };
}

interface Request {
  path: string;
  token: string | null;
  language: string | null;
}
type Answer = Response | Promise<Response>;

export const reply = (body: unknown, status = 200) => Response.json(body, { status });
const me = (token: string | null) =>
  [siti, budi].find(({ access_token }) => access_token === token)?.user;

/** Fakes the server: says who a token belongs to; `routes` come first. */
export function serve(routes: Record<string, (request: Request) => Answer> = {}) {
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

/** Opens a portal for Siti, or for `first`. */
export function open(overrides: Partial<PortalSources> & { first?: SignedIn | null } = {}) {
  const { first = siti, ...rest } = overrides;
  const { store, elsewhere } = sharedStore(first);
  const sources: PortalSources = {
    brand: defaultBrand,
    locale: 'en',
    getToken: () => store.read()?.access_token ?? null,
    navigate: () => {},
    session: store,
    storage: createMemoryStorage(),
    draftStorage: memoryDraftStorage(),
    address: undefined,
    inspect: undefined,
    onSessionEnded: undefined,
    onOfflineStored: undefined,
    fetch: undefined,
    ...rest,
  };
  const notifier = createNotifier();
  const { portal, stop } = createPortal({
    baseUrl: 'https://api.example.com',
    notifier,
    sources: () => sources,
  });
  stops.push(stop);
  const reach = (state: StateValueFrom<typeof sessionMachine>) =>
    waitFor(portal.session, (snapshot) => snapshot.matches(state));
  return { portal, notifier, stop, store, elsewhere, sources, reach };
}

const busyMachine = createMachine({ id: 'busy', initial: 'uploading', states: { uploading: {} } });
export const startBusy = ({ portal }: ReturnType<typeof open>) =>
  portal.actors.start('upload', busyMachine, undefined);
export const statusOf = (actor: ReturnType<typeof startBusy>) => actor.getSnapshot().status;

/** Waits for everything already under way. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Stops the portals that a test opened, and fakes object URLs. */
export function cleanUpAfterEachTest(): void {
  beforeEach(() => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

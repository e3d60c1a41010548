import { createClient, type Fetch } from '@saudagar/contract';
import type { Notifier } from '@saudagar/ui';
import { createActor, waitFor } from 'xstate';
import { storedNotes } from '../drafts/draftNotes.ts';
import { browserDraftStorage, type DraftStorage } from '../drafts/draftStorage.ts';
import { createDrafts } from '../drafts/drafts.ts';
import { createAvatarCache } from '../images/avatarCache.ts';
import { createKeptImages } from '../images/keptImages.ts';
import { isReloaded, keepReplies } from '../offline/keptReplies.ts';
import { createOfflineData, storedNextEnd } from '../offline/offlineData.ts';
import { bindSession } from '../session/sessionActors.ts';
import type { SessionEnd } from '../session/sessionSetup.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { createSignOuts, storedSignOuts } from '../session/signOutsFlow.ts';
import { createTokenSource } from '../session/tokenSource.ts';
import { browserStorage, tabStorage } from '../storage/browserStorage.ts';
import { createChannels } from '../storage/channels.ts';
import type { StorageBackend } from '../storage/storageBackend.ts';
import { type StoredValue, type StoredValueOptions, storedValue } from '../storage/storedValue.ts';
import { createWaiting, storedMayHaveAny } from '../waiting/waiting.ts';
import { createActorRegistry } from './actorRegistry.ts';
import type { Address } from './address.ts';
import type { Brand } from './brand.ts';
import { createDetachedDialogs } from './detachedDialogs.ts';
import type { Inspect, Portal } from './portal.ts';
import { rootMachine, type SessionRef, type SignOutsRef } from './rootMachine.ts';
import { silenceAborted } from './silenceAborted.ts';

/** The host's options, read at each use so that they may change while the portal lives. */
export interface PortalSources {
  brand: Brand;
  locale: string;
  getToken: () => string | null | Promise<string | null>;
  navigate: (path: string) => void;
  session: SessionStore | undefined;
  onSessionEnded: ((why: SessionEnd) => void) | undefined;
  storage: StorageBackend | undefined;
  draftStorage: DraftStorage | undefined;
  address: Address | undefined;
  inspect: Inspect | undefined;
  onOfflineStored: (() => void) | undefined;
  fetch: Fetch | undefined;
}

/** Maximum milliseconds for which pending sign-outs delay the session. */
const SIGN_OUTS_LIMIT = 3000;

/** Id of no toast: the notifier counts from 1. */
const NO_TOAST = 0;

interface PortalParts {
  baseUrl: string;
  notifier: Notifier;
  sources: () => PortalSources;
}

/**
 * Starts a portal: its client, its root actor with the session, its caches. `stop` ends them all.
 */
export function createPortal(parts: PortalParts): { portal: Portal; stop: () => void } {
  const { baseUrl, notifier, sources } = parts;
  const store = () => sources().session;

  const tokens = createTokenSource({
    ask: () => sources().getToken(),
    mayBeNone: () => store() !== undefined,
  });

  async function getToken(): Promise<string | null> {
    // One member's unsent data must never be sent in the name of the next.
    return isSomeoneElsesTurn() ? null : tokens.get();
  }

  /** Another tab has signed another member in, and its event has not arrived yet. */
  function isSomeoneElsesTurn(): boolean {
    const snapshot = session.getSnapshot();
    const memberId = store()?.read()?.user.id;
    return (
      snapshot.matches('signedIn') && memberId !== undefined && memberId !== snapshot.context.owner
    );
  }

  /** A reply to an earlier session's call does not affect this one. */
  async function isCurrent(token: string): Promise<boolean> {
    const current = store() ? await getToken().catch(() => token) : tokens.last();
    return current === null || current === token;
  }

  const serverClient = silenceAborted(
    createClient({
      baseUrl,
      getToken,
      getLocale: () => sources().locale,
      get fetch() {
        return sources().fetch;
      },
      renewToken: async () => {
        // A store has no other token, or another member's.
        if (store()) return null;
        const next = await tokens.renew();
        if (next === null) session.send({ type: 'session.expired' });
        return next;
      },
      onUnauthorized: async (refused) => {
        if (await isCurrent(refused)) session.send({ type: 'session.expired' });
      },
      onDeactivated: async (refused, suspension) => {
        if (await isCurrent(refused)) session.send({ type: 'session.deactivated', suspension });
      },
      report: (problem, error) => console.info(`saudagar: ${problem}`, error),
    }),
  );

  const backend = sources().storage ?? browserStorage();
  const tabBackend = sources().storage ?? tabStorage();
  const stored = createStored(
    ({ isTabs = false }) => (isTabs ? tabBackend : backend),
    () => session.getSnapshot().context.owner,
  );
  const signOuts = createSignOuts({
    tokens: stored(storedSignOuts),
    clientOf: (token) =>
      createClient({
        baseUrl,
        getToken: () => token,
        getLocale: () => sources().locale,
        fetch: sources().fetch,
      }),
  });
  /** Resolves once pending sign-outs are sent, or cannot be, or a limit is over. */
  async function signOutsSettled(): Promise<undefined> {
    const isOver = (snapshot: ReturnType<SignOutsRef['getSnapshot']>) =>
      !snapshot.matches('sending');
    await waitFor(signOutsActor, isOver, { timeout: SIGN_OUTS_LIMIT }).catch(() => {});
  }

  const { address, inspect } = sources();
  const bound = bindSession({
    ...{ client: serverClient, getToken, store },
    lastToken: tokens.last,
    hasUnsent: () => drafts.hasAny(),
    hasOffline: (memberId) => offline.hasAny(memberId),
    signOut(token) {
      signOuts.keep(token);
      signOutsActor.send({ type: 'signOut.kept' });
      return signOutsSettled();
    },
    signOutsSettled,
  });
  const root = createActor(
    rootMachine.provide({ actors: { session: bound.logic, signOuts: signOuts.logic } }),
    {
      ...(inspect && { inspect }),
    },
  );
  const session = root.getSnapshot().children.session as SessionRef;
  const signOutsActor = root.getSnapshot().children.signOuts as SignOutsRef;
  const actors = createActorRegistry(inspect);
  const dialogs = createDetachedDialogs();
  const avatars = createAvatarCache();
  const expanded = new Set<string>();

  const channels = createChannels({
    connect: backend.connect,
    scope() {
      const { owner } = session.getSnapshot().context;
      return owner && JSON.stringify([serverClient.address('/'), owner]);
    },
  });

  const storage = sources().draftStorage ?? browserDraftStorage();
  const server = serverClient.address('/');
  const notes = stored(storedNotes);
  const drafts = createDrafts({ storage, session, server, notes });
  const offline = createOfflineData({
    ...{ storage, session, server },
    nextEnd: stored(storedNextEnd),
    onStored: () => sources().onOfflineStored?.(),
  });
  const queue = createWaiting({
    ...{ client: serverClient, drafts, session, actors },
    mayHaveAny: () => stored(storedMayHaveAny),
  });
  const keeping = {
    offline,
    // A portal that signs its members in may end their session while no feature is there to forget.
    owner: () => (store() ? session.getSnapshot().context.owner : null),
  };
  const client = keepReplies(queue.client, { ...keeping, isReload: isReloaded() });
  const images = createKeptImages(keeping);

  let { generation, owner } = session.getSnapshot().context;
  session.subscribe(({ context }) => {
    // Signing out removes the member's drafts from this browser; an expired session keeps them.
    if (context.ended === 'left' && owner !== null) void drafts.forget(owner).catch(() => {});
    // Lists of others do not outlive the session, whatever ended it.
    if (context.ended !== null && owner !== null) void offline.forget(owner).catch(() => {});
    if (context.owner !== null && context.owner !== owner) {
      void offline.prune().catch(() => {});
      queue.start();
    }
    owner = context.ended === 'left' ? null : context.owner;
    if (context.generation === generation) return;
    generation = context.generation;
    actors.stopAll();
    dialogs.close();
    avatars.clear();
    images.clear();
    expanded.clear();
  });
  session.on('session.ended', ({ why }) => sources().onSessionEnded?.(why));
  root.start();
  const unsubscribe = store()?.subscribe(() => {
    if (!bound.hasOtherToken()) return;
    session.send({ type: 'session.changed', memberId: store()?.read()?.user.id });
  });

  const portal: Portal = {
    client,
    root,
    session,
    actors,
    dialogs,
    avatars,
    images,
    expanded,
    notifier: {
      ...notifier,
      // A call that fails since its session has ended is not announced: the end is.
      error: (...toast) =>
        session.getSnapshot().context.ended === null ? notifier.error(...toast) : NO_TOAST,
    },
    inspect,
    address,
    stored,
    channel: channels.channel,
    drafts,
    offline,
    waiting: queue.waiting,
    getToken,
    brand: () => sources().brand,
    navigate: (path) => sources().navigate(path),
  };
  return {
    portal,
    stop() {
      unsubscribe?.();
      tokens.stop();
      actors.stopAll();
      avatars.clear();
      images.clear();
      channels.close();
      root.stop();
    },
  };
}

/** Values by their keys, each created once. */
function createStored(
  backendOf: (options: Pick<StoredValueOptions<unknown>, 'isTabs'>) => StorageBackend,
  owner: () => string | null,
): Portal['stored'] {
  const all = new Map<string, unknown>();
  return <T>(options: StoredValueOptions<T>) => {
    const key = options.isMembers ? membersKey(options.key, owner()) : options.key;
    const value = all.get(key) ?? storedValue({ ...options, key }, backendOf(options));
    all.set(key, value);
    return value as StoredValue<T>;
  };
}

/** The key of a member's own value: the member precedes the version. */
function membersKey(key: StoredValueOptions<unknown>['key'], memberId: string | null) {
  return key.replace(/(?=\.v\d+$)/, `.${memberId ?? 'nobody'}`) as typeof key;
}

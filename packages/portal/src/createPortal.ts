import { ApiError, createClient, type Fetch } from '@saudagar/contract';
import type { Notifier } from '@saudagar/ui';
import { createActor } from 'xstate';
import type { Brand } from './brand.ts';
import { browserStorage } from './browserStorage.ts';
import { browserDraftStorage, type DraftStorage } from './drafts/draftStorage.ts';
import { createDrafts } from './drafts/drafts.ts';
import { hearFailures } from './failedCalls.ts';
import type { Keeping } from './keeping.ts';
import { createKeptActors } from './keptActors.ts';
import { createPhotoCache } from './photoCache.ts';
import type { Inspect, Portal } from './portal.ts';
import { rootMachine, type SessionRef } from './rootMachine.ts';
import { bindSession } from './sessionActors.ts';
import type { SessionStore } from './sessionStore.ts';
import { type StoredValue, type StoredValueOptions, storedValue } from './storedValue.ts';

/** What a host supplies, read anew at each use so that it may change while the portal lives. */
export interface PortalSources {
  brand: Brand;
  locale: string;
  getToken: () => string | null | Promise<string | null>;
  navigate: (path: string) => void;
  session: SessionStore | undefined;
  storage: Keeping | undefined;
  draftStorage: DraftStorage | undefined;
  inspect: Inspect | undefined;
  fetch: Fetch | undefined;
}

interface PortalParts {
  baseUrl: string;
  notifier: Notifier;
  sources: () => PortalSources;
}

/** Starts a portal: its client, its root actor with the session, its caches. `stop` ends it all. */
export function createPortal(parts: PortalParts): { portal: Portal; stop: () => void } {
  const { baseUrl, notifier, sources } = parts;
  const store = () => sources().session;

  async function getToken(): Promise<string | null> {
    // What one member began must never be sent in the name of the next.
    if (isSomeoneElsesTurn()) return null;
    try {
      return await sources().getToken();
    } catch (cause) {
      throw new ApiError('network', { cause });
    }
  }

  /** Another tab has signed someone else in, and word of it has not come yet. */
  function isSomeoneElsesTurn(): boolean {
    const snapshot = session.getSnapshot();
    const member = store()?.read()?.user.id;
    return (
      snapshot.matches('signedIn') && member !== undefined && member !== snapshot.context.owner
    );
  }

  const { client, missing } = hearFailures(
    createClient({
      baseUrl,
      getToken,
      getLocale: () => sources().locale,
      get fetch() {
        return sources().fetch;
      },
      onUnauthorized: async (refused) => {
        // An answer to a call of an earlier session says nothing about this one.
        const current = await getToken().catch(() => refused);
        if (current === null || current === refused) session.send({ type: 'session.expired' });
      },
      report: (problem, error) => console.info(`saudagar: ${problem}`, error),
    }),
  );

  const { inspect } = sources();
  const bound = bindSession({ client, getToken, store });
  const root = createActor(rootMachine.provide({ actors: { session: bound.logic } }), {
    ...(inspect && { inspect }),
  });
  const session = root.getSnapshot().children.session as SessionRef;
  const kept = createKeptActors(root);
  const photos = createPhotoCache();

  const stored = createStored(sources().storage ?? browserStorage());

  const drafts = createDrafts({
    storage: sources().draftStorage ?? browserDraftStorage(),
    session,
    server: client.address('/'),
  });

  let { generation, owner } = session.getSnapshot().context;
  session.subscribe(({ context }) => {
    // Whoever signs out leaves nothing of theirs in this browser; an expired session keeps it.
    if (context.ended === 'left' && owner !== null) void drafts.forget(owner).catch(() => {});
    owner = context.ended === 'left' ? null : context.owner;
    if (context.generation === generation) return;
    generation = context.generation;
    kept.stopAll();
    photos.clear();
  });
  root.start();
  const unsubscribe = store()?.subscribe(() => {
    if (!bound.hasOtherToken()) return;
    session.send({ type: 'session.changed', member: store()?.read()?.user.id });
  });

  const portal: Portal = {
    client,
    missing,
    root,
    session,
    kept,
    photos,
    notifier,
    inspect,
    stored,
    drafts,
    getToken,
    brand: () => sources().brand,
    navigate: (path) => sources().navigate(path),
  };
  return {
    portal,
    stop() {
      unsubscribe?.();
      kept.stopAll();
      photos.clear();
      root.stop();
    },
  };
}

/** Values by their keys, each made once. */
function createStored(keeping: Keeping): Portal['stored'] {
  const all = new Map<string, unknown>();
  return <T>(options: StoredValueOptions<T>) => {
    const value = all.get(options.key) ?? storedValue(options, keeping);
    all.set(options.key, value);
    return value as StoredValue<T>;
  };
}

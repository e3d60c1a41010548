import { createClient } from '@saudagar/contract';
import type { Notifier } from '@saudagar/ui';
import { createActor } from 'xstate';
import type { Brand } from './brand.ts';
import { createKeptActors } from './keptActors.ts';
import { createPhotoCache } from './photoCache.ts';
import type { Inspect, Portal } from './portal.ts';
import { rootMachine, type SessionRef } from './rootMachine.ts';
import { provideSession } from './sessionActors.ts';
import type { SessionStore } from './sessionStore.ts';

/** What a host supplies, read anew at each use so that it may change while the portal lives. */
export interface PortalSources {
  brand: Brand;
  locale: string;
  getToken: () => string | null | Promise<string | null>;
  navigate: (path: string) => void;
  session: SessionStore | undefined;
}

interface PortalParts {
  baseUrl: string;
  notifier: Notifier;
  inspect: Inspect | undefined;
  sources: () => PortalSources;
}

/** Starts a portal: its client, its root actor with the session, its caches. `stop` ends it all. */
export function createPortal(parts: PortalParts): { portal: Portal; stop: () => void } {
  const { baseUrl, notifier, inspect, sources } = parts;
  const getToken = async () => sources().getToken();

  const client = createClient({
    baseUrl,
    getToken,
    getLocale: () => sources().locale,
    onUnauthorized: async (refused) => {
      // An answer to a call of an earlier session says nothing about this one.
      const current = await getToken();
      if (current === null || current === refused) session.send({ type: 'session.expired' });
    },
    report: (problem, error) => console.info(`saudagar: ${problem}`, error),
  });

  const store = () => sources().session;
  const root = createActor(
    rootMachine.provide({ actors: { session: provideSession({ client, getToken, store }) } }),
    {
      ...(inspect && { inspect }),
    },
  ).start();
  const session = root.getSnapshot().children.session as SessionRef;
  const kept = createKeptActors(root);
  const photos = createPhotoCache();

  let owner: string | undefined;
  const following = session.subscribe(({ context }) => {
    const next = context.user?.id;
    if (context.ended === 'left' || (next && owner && next !== owner)) {
      kept.stopAll();
      photos.clear();
    }
    owner = next ?? owner;
  });
  const unsubscribe = store()?.subscribe(() => session.send({ type: 'session.changed' }));

  const portal: Portal = {
    client,
    root,
    session,
    kept,
    photos,
    notifier,
    inspect,
    getToken,
    brand: () => sources().brand,
    navigate: (path) => sources().navigate(path),
  };
  return {
    portal,
    stop() {
      unsubscribe?.();
      following?.unsubscribe();
      photos.clear();
      root.stop();
    },
  };
}

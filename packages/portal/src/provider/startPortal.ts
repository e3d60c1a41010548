import type { Fetch, User } from '@saudagar/contract';
import { createNotifier } from '@saudagar/ui';
import { waitFor } from 'xstate';
import type { DraftStorage } from '../drafts/draftStorage.ts';
import type { SessionEnd } from '../session/sessionSetup.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import type { StorageBackend } from '../storage/storageBackend.ts';
import type { Address } from './address.ts';
import { type Brand, defaultBrand } from './brand.ts';
import { createPortal, type PortalSources } from './createPortal.ts';
import type { Inspect, Portal } from './portal.ts';

/** Options of a portal. All but `baseUrl` may change while the portal lives. */
export interface PortalOptions {
  /**
   * Origin of the server, without a trailing slash. A change restarts the portal.
   * @default the page's own origin
   */
  baseUrl?: string;
  /**
   * The member's token, requested before every call, once more after a 401, and repeatedly while it
   * is null; null when signed out. @default the session's
   */
  getToken?: () => string | null | Promise<string | null>;
  /**
   * The host's session store, when the kit signs members in. Must stay the same while the portal
   * lives.
   */
  session?: SessionStore;
  /** Called when a member's session has ended here, with the reason; features already show it. */
  onSessionEnded?: ((why: SessionEnd) => void) | undefined;
  /**
   * Storage of members' settings, such as the feed's configuration; read when the portal starts.
   * @default the browser's local storage, and this tab's for values that end with the tab
   */
  storage?: StorageBackend;
  /**
   * Storage of drafts with their files; read when the portal starts.
   * @default the browser's IndexedDB
   */
  draftStorage?: DraftStorage;
  /** Language of all texts, as a BCP 47 tag. @default 'en' */
  locale?: string;
  /** Navigates to a path of the host. @default loads the page */
  navigate?: (path: string) => void;
  /**
   * The page's query string, in which views then store their tab, search and filters; read when the
   * portal starts. @default none: views keep them in memory
   */
  address?: Address;
  /** Name and initials of the product. @default Saudagar Hub */
  brand?: Brand;
  /**
   * Sends every call but uploads in place of the browser's `fetch`: for tracing, or to answer from
   * preloaded data. @default the browser's
   */
  fetch?: Fetch;
  /**
   * Called when a feature stored data for use without a network, so that a host can keep its own
   * files as well, such as by a service worker.
   */
  onOfflineStored?: (() => void) | undefined;
  /** Receives every event of the kit's actors; read when the portal starts. */
  inspect?: Inspect | undefined;
}

/** A running portal, for its provider. */
export interface StartedPortal {
  /** For reading data before the first render. */
  readonly portal: Portal;
  /** Current options; the provider updates them with its props. */
  readonly sources: { current: PortalSources };
  /** Stops the portal. A provider stops the one it shows. */
  stop(): void;
}

const loadPage = (path: string) => window.location.assign(path);

export function sourcesOf(options: PortalOptions): PortalSources {
  const { brand = defaultBrand, locale = 'en', navigate = loadPage, session } = options;
  const { storage, draftStorage, address, inspect, onSessionEnded, onOfflineStored } = options;
  const getToken = options.getToken ?? (() => session?.read()?.access_token ?? null);
  const sources = { session, storage, draftStorage, address };
  const callbacks = { navigate, onSessionEnded, onOfflineStored, inspect };
  return { brand, locale, getToken, ...sources, ...callbacks, fetch: options.fetch };
}

/**
 * Starts a portal before the first render: the session is validated while the page's code is
 * loading. Passed to `PortalProvider` as `started`, its features appear in the first render.
 */
export function startPortal(
  options: PortalOptions,
  notifier = createNotifier(),
  sources: StartedPortal['sources'] = { current: sourcesOf(options) },
): StartedPortal {
  const { baseUrl = '' } = options;
  return { ...createPortal({ baseUrl, notifier, sources: () => sources.current }), sources };
}

/**
 * The signed-in member, once known; null when signed out, or when the server does not answer at
 * once.
 */
export async function knownUser({ session }: Portal): Promise<User | null> {
  const isAsking = ['reading', 'finding', 'validating'] as const;
  const { context } = await waitFor(
    session,
    (snapshot) => !isAsking.some((state) => snapshot.matches(state)),
  );
  return context.user;
}

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

/** What a host gives its portal. All but `baseUrl` may change while the portal lives. */
export interface PortalOptions {
  /** Where the server is, without a slash at the end. Another one starts the portal anew. @default the page's own origin */
  baseUrl?: string;
  /**
   * The member's token, asked for before every call, once more after an answer of 401, and again
   * and again while it gives none; null when signed out. @default the session's
   */
  getToken?: () => string | null | Promise<string | null>;
  /** The host's own session, where the kit signs members in. One and the same while the portal lives. */
  session?: SessionStore;
  /** Told that a member's session has ended here, and why; the features show it already. */
  onSessionEnded?: ((why: SessionEnd) => void) | undefined;
  /**
   * Where the kit keeps a member's settings, such as the feed's configuration; asked for when the
   * portal starts. @default the browser's local storage
   */
  storage?: StorageBackend;
  /**
   * Where the kit keeps drafts with their files; asked for when the portal starts.
   * @default the browser's IndexedDB
   */
  draftStorage?: DraftStorage;
  /** Language of all texts, as a BCP 47 tag. @default 'en' */
  locale?: string;
  /** Goes to a path of the host. @default loads the page */
  navigate?: (path: string) => void;
  /**
   * The page's query string, in which views then keep their tab, search and filters; asked for when
   * the portal starts. @default none: views keep them in memory
   */
  address?: Address;
  /** Name and initials of the product. @default Saudagar Hub */
  brand?: Brand;
  /**
   * Sends every call but uploads in place of the browser's `fetch`: to trace them, or to answer from
   * what the page has asked ahead. @default the browser's
   */
  fetch?: Fetch;
  /** Told of everything that happens in the kit's actors; asked for when the portal starts. */
  inspect?: Inspect | undefined;
}

/** A running portal, for the provider that shows it. */
export interface StartedPortal {
  /** For whatever is to be read before the first render. */
  readonly portal: Portal;
  /** What it asks its host for; the provider puts its own props here. */
  readonly sources: { current: PortalSources };
  /** Ends it. A provider does so for the one it shows. */
  stop(): void;
}

const loadPage = (path: string) => window.location.assign(path);

export function sourcesOf(options: PortalOptions): PortalSources {
  const { brand = defaultBrand, locale = 'en', navigate = loadPage, session } = options;
  const { storage, draftStorage, address, inspect, onSessionEnded } = options;
  const getToken = options.getToken ?? (() => session?.read()?.access_token ?? null);
  const stored = { session, storage, draftStorage, address };
  const callbacks = { navigate, onSessionEnded, inspect };
  return { brand, locale, getToken, ...stored, ...callbacks, fetch: options.fetch };
}

/**
 * Starts a portal before there is anything to show it: the session is read and validated while the
 * page's code is still on its way. Given to `PortalProvider` as `started`, its features stand in the
 * very first render.
 */
export function startPortal(
  options: PortalOptions,
  notifier = createNotifier(),
  sources: StartedPortal['sources'] = { current: sourcesOf(options) },
): StartedPortal {
  const { baseUrl = '' } = options;
  return { ...createPortal({ baseUrl, notifier, sources: () => sources.current }), sources };
}

/** Who is signed in, once that is known; null where nobody is, or where the server does not say at once. */
export async function knownUser({ session }: Portal): Promise<User | null> {
  const isAsking = ['reading', 'validating'] as const;
  const { context } = await waitFor(
    session,
    (snapshot) => !isAsking.some((state) => snapshot.matches(state)),
  );
  return context.user;
}

import type { SignedIn } from '@saudagar/contract';
import { type Community, createMocks, type Mocks } from '@saudagar/mocks';
import {
  type Address,
  type Brand,
  createMemoryStorage,
  type DraftStorage,
  memoryDraftStorage,
  PortalProvider,
  type PortalProviderProps,
  type Routes,
  type StorageBackend,
} from '@saudagar/portal';
import { inspectActors } from '@saudagar/storybook-addon-statecharts';
import { LOCALES, loadTexts, type Theme, UiProvider } from '@saudagar/ui';
import { type ReactNode, useMemo } from 'react';
import type { Renderer, StoryContext } from 'storybook/internal/csf';
import { fn } from 'storybook/test';
import { LONG_TEXTS, longTexts } from './longTexts.ts';

/** Options of the portal around a story: `parameters: { portal: {…} }`. */
export interface PortalParameters {
  /** Id, username or email of the signed-in member; null for nobody. Defaults to `member-1`. */
  signedInAs?: string | null;
  /** Creates the mocked community. Defaults to the sample community. */
  community?: () => Community;
  /** Pages that the portal has of its own, to which features lead. Defaults to all. */
  pages?: readonly (keyof Routes)[];
  /** The portal's own addresses, in place of the documented ones; the same object always. */
  routes?: Routes;
  /** The query string in which views keep their state. By default each keeps it itself. */
  address?: Address;
  /** True when it has members' profiles too: names are links. Defaults to false. */
  hasProfiles?: boolean;
  /** Name, initials and figures. Defaults to the kit's own. */
  brand?: Brand;
}

/** Documented addresses of a portal's pages. */
const routes: Routes = {
  hashtag: (tag) => `/feed?hashtag=${tag}`,
  post: (id) => `/posts/${id}`,
  group: (id) => `/groups/${id}`,
  event: (id) => `/events/${id}`,
  tender: (id) => `/tenders/${id}`,
  comparison: (id) => `/tenders/${id}/compare`,
  resource: (id) => `/resources/${id}`,
  warning: (id) => `/warnings/${id}`,
  decision: (id) => `/moderation-decisions/${id}`,
  flag: (id) => `/admin/flags?flag=${id}`,
  admin: (tab) => `/admin/${tab}`,
  profile: () => '/profile',
  feed: () => '/feed',
  groups: () => '/groups',
  events: () => '/events',
  tenders: () => '/tenders',
  proposals: () => '/my-tenders?tab=proposals',
  resources: () => '/resources',
  network: () => '/network',
  requests: () => '/network?tab=pending',
  messages: () => '/messages',
  guide: () => '/guide',
  login: () => '/login',
  register: () => '/register',
  invitation: (code) => `https://hub.example/register?invitation=${code}`,
  forgotPassword: () => '/forgot-password',
};

const member = (id: string) => `/people/${id}`;

/** Given where a story names it: elsewhere conversations open in place. */
const conversation = (id: string) => `/messages/${id}`;

type SessionStore = NonNullable<PortalProviderProps['session']>;

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The mocks of the story's portal, if it has one. */
    mocks: Mocks;
    /** Spy on the paths the host is asked to open. */
    navigate: ReturnType<typeof fn<(path: string) => void>>;
    /** The host's session, in memory for the story. */
    session: SessionStore;
    /** Signs in from another tab, or with null signs out. */
    signInElsewhere: (signedIn: SignedIn | null) => void;
    /** Settings the kit stores in this browser, in memory for the story. */
    storageBackend: StorageBackend;
    /** Storage of drafts, in memory for the story. */
    draftStorage: DraftStorage;
  }

  interface Parameters {
    /**
     * Options of a portal with a mocked server; without them the story is in `UiProvider` alone.
     */
    portal?: PortalParameters;
  }
}

/** Loads the texts of all code on the page, in every language. */
export const loadAllTexts = () => Promise.all(LOCALES.map(loadTexts));

/** Creates server, session and navigation of a story with a portal. */
export function prepareSurroundings(context: StoryContext): void {
  context.navigate = fn();
  context.storageBackend = createMemoryStorage();
  context.draftStorage = memoryDraftStorage();
  const portal = context.parameters.portal as PortalParameters | undefined;
  if (!portal) return;
  const { community, pages, ...options } = portal;
  context.mocks = createMocks({ ...options, ...(community && { community: community() }) });
  Object.assign(context, memorySession(context.mocks));
  const { handlers, sockets } = context.mocks;
  context.msw.use(...handlers, ...sockets.handlers);
}

function memorySession({
  community,
  token,
}: Mocks): Pick<StoryContext, 'session' | 'signInElsewhere'> {
  let stored: SignedIn | null = token
    ? { access_token: token, user: community.accounts.viewer(token) }
    : null;
  const listeners = new Set<() => void>();
  return {
    session: {
      read: () => stored,
      write: (signedIn) => {
        stored = signedIn;
      },
      clear: () => {
        stored = null;
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    signInElsewhere(signedIn) {
      stored = signedIn;
      for (const listener of listeners) listener();
    },
  };
}

/** The routes of some pages. */
const only = (pages: readonly (keyof Routes)[]): Routes =>
  Object.fromEntries(pages.map((page) => [page, { ...routes, conversation }[page]]));

/** Wraps a story in the provider it needs, in the toolbar's language and theme. */
export function Surroundings({
  context,
  children,
}: {
  context: StoryContext<Renderer>;
  children: ReactNode;
}) {
  const locale = context.globals.locale as string;
  const theme = context.globals.theme as Theme;
  const i18n = locale === LONG_TEXTS ? longTexts : undefined;
  const portal = context.parameters.portal as PortalParameters | undefined;
  const { pages, hasProfiles = false, brand, routes: own, address } = portal ?? {};
  const shown = useMemo(
    () => ({ ...(pages ? only(pages) : routes), ...(hasProfiles && { member }) }),
    [pages, hasProfiles],
  );
  if (!portal) {
    return (
      <UiProvider locale={locale} i18n={i18n} theme={theme} navigate={context.navigate}>
        {children}
      </UiProvider>
    );
  }
  return (
    <PortalProvider
      baseUrl={window.location.origin}
      session={context.session}
      storage={context.storageBackend}
      draftStorage={context.draftStorage}
      locale={locale}
      i18n={i18n}
      theme={theme}
      navigate={context.navigate}
      inspect={inspectActors}
      routes={own ?? shown}
      {...(address && { address })}
      {...(brand && { brand })}
    >
      {children}
    </PortalProvider>
  );
}

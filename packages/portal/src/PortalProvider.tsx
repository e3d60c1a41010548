import type { Fetch } from '@saudagar/contract';
import { createNotifier, type Theme, UiProvider, type UiProviderProps } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import {
  type ReactNode,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Brand, defaultBrand } from './brand.ts';
import { createPortal } from './createPortal.ts';
import type { DraftStorage } from './drafts/draftStorage.ts';
import type { Keeping } from './keeping.ts';
import { PortalContext } from './PortalContext.ts';
import type { Inspect, Portal } from './portal.ts';
import type { SessionStore } from './sessionStore.ts';

/** Props of {@link PortalProvider}. */
export interface PortalProviderProps {
  /** Where the server is, without a slash at the end. Another one starts the portal anew. @default the page's own origin */
  baseUrl?: string;
  /** The member's token, asked for before every call; null when signed out. @default the session's */
  getToken?: () => string | null | Promise<string | null>;
  /** The host's own session, where the kit signs members in. One and the same while the portal lives. */
  session?: SessionStore;
  /**
   * Where the kit keeps a member's settings, such as the feed's configuration; asked for when the
   * portal starts. @default the browser's local storage
   */
  storage?: Keeping;
  /**
   * Where the kit keeps drafts with their files; asked for when the portal starts.
   * @default the browser's IndexedDB
   */
  draftStorage?: DraftStorage;
  /** Language of all texts, as a BCP 47 tag. @default 'en' */
  locale?: string;
  /** Colour theme. @default 'system' */
  theme?: Theme;
  /** Goes to a path of the host. @default loads the page */
  navigate?: (path: string) => void;
  /** Name and initials of the product. @default Saudagar Hub */
  brand?: Brand;
  /** An i18next instance to add the kit's texts to. @default none: the kit reads its texts itself */
  i18n?: UiProviderProps['i18n'];
  /**
   * Sends every call but uploads in place of the browser's `fetch`: to trace them, or to answer from
   * what the page has asked ahead. @default the browser's
   */
  fetch?: Fetch;
  /** Told of everything that happens in the kit's actors; asked for when the portal starts. */
  inspect?: Inspect;
  children: ReactNode;
}

const loadPage = (path: string) => window.location.assign(path);

// React 18 warns of layout effects on a server, where there is nothing to start.
const useMounted = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The kit's one provider: every feature lives inside it. */
export function PortalProvider(props: PortalProviderProps) {
  const { baseUrl = '', locale = 'en', navigate = loadPage, brand = defaultBrand } = props;
  const { session, storage, draftStorage, inspect, children } = props;
  const getToken = props.getToken ?? (() => session?.read()?.access_token ?? null);

  const current = {
    brand,
    locale,
    getToken,
    navigate,
    session,
    storage,
    draftStorage,
    inspect,
    fetch: props.fetch,
  };
  const sources = useRef(current);
  useInsertionEffect(() => {
    sources.current = current;
  });

  const [notifier] = useState(createNotifier);
  const [started, setStarted] = useState<{ portal: Portal; run: number } | null>(null);
  // Actors start with the mounted tree and stop with it; nothing is started while rendering.
  useMounted(() => {
    const { portal, stop } = createPortal({ baseUrl, notifier, sources: () => sources.current });
    setStarted((last) => ({ portal, run: (last?.run ?? 0) + 1 }));
    return stop;
  }, [baseUrl, notifier]);

  return (
    <UiProvider
      locale={locale}
      navigate={navigate}
      theme={props.theme}
      i18n={props.i18n}
      notifier={notifier}
    >
      {started && (
        <Generation key={started.run} portal={started.portal}>
          {children}
        </Generation>
      )}
    </UiProvider>
  );
}

/** Mounts everything anew when what the page holds of a member must go with them. */
function Generation({ portal, children }: { portal: Portal; children: ReactNode }) {
  const generation = useSelector(portal.session, ({ context }) => context.generation);
  return (
    <PortalContext.Provider key={generation} value={portal}>
      {children}
    </PortalContext.Provider>
  );
}

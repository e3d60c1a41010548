import { createNotifier, type Theme, ToastRegion, UiProvider } from '@saudagar/ui';
import type { i18n } from 'i18next';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Brand, defaultBrand } from './brand.ts';
import { createPortal } from './createPortal.ts';
import { PortalContext } from './PortalContext.ts';
import type { Inspect, Portal } from './portal.ts';
import type { SessionStore } from './sessionStore.ts';

/** Props of {@link PortalProvider}. */
export interface PortalProviderProps {
  /** Where the server is, without a slash at the end. Defaults to the page's own origin. */
  baseUrl?: string;
  /** The member's token, asked for before every call; null when signed out. Defaults to the session's. */
  getToken?: () => string | null | Promise<string | null>;
  /** The host's own session, where the kit signs members in. */
  session?: SessionStore;
  /** Language of all texts. Defaults to `en`. */
  locale?: string;
  /** Colour theme. Defaults to `system`. */
  theme?: Theme;
  /** Goes to a path of the host. Defaults to loading the page. */
  navigate?: (path: string) => void;
  /** Name and initials of the product. Defaults to Saudagar Hub. */
  brand?: Brand;
  /** An i18next instance to add the kit's texts to. Defaults to one of the kit's own. */
  i18n?: i18n;
  /** Told of everything that happens in the kit's actors. */
  inspect?: Inspect;
  children: ReactNode;
}

const loadPage = (path: string) => window.location.assign(path);

/** The kit's one provider: every feature lives inside it. */
export function PortalProvider(props: PortalProviderProps) {
  const { baseUrl = '', locale = 'en', navigate = loadPage, brand = defaultBrand } = props;
  const { session, inspect, children } = props;
  const getToken = props.getToken ?? (() => session?.read()?.access_token ?? null);

  const sources = useRef({ brand, locale, getToken, navigate, session });
  sources.current = { brand, locale, getToken, navigate, session };

  const notifier = useMemo(createNotifier, []);
  const [portal, setPortal] = useState<Portal | null>(null);
  // Actors start with the mounted tree and stop with it; nothing is started while rendering.
  useLayoutEffect(() => {
    const started = createPortal({ baseUrl, notifier, inspect, sources: () => sources.current });
    setPortal(started.portal);
    return started.stop;
  }, [baseUrl, notifier, inspect]);

  return (
    <UiProvider
      locale={locale}
      navigate={navigate}
      {...(props.theme && { theme: props.theme })}
      {...(props.i18n && { i18n: props.i18n })}
    >
      {portal && <PortalContext.Provider value={portal}>{children}</PortalContext.Provider>}
      <ToastRegion notifier={notifier} />
    </UiProvider>
  );
}

import {
  type PortalOptions,
  PortalProvider,
  type StartedPortal,
  useStored,
} from '@saudagar/portal';
import { isLayerEntry, useLocale } from '@saudagar/ui';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { HostContext } from './HostContext.ts';
import { hostPages } from './pages/hostPages.ts';
import { routes } from './routing/links.ts';
import { SessionRouter } from './SessionRouter.tsx';
import { Boundary } from './status/Boundary.tsx';
import { BrokenPage } from './status/BrokenPage.tsx';
import { ErrorNotices } from './status/ErrorNotices.tsx';
import type { HostStores } from './storage/hostStores.ts';

export interface AppProps {
  /** The host's browser storage. */
  stores: HostStores;
  /** Options with which the portal was started. */
  options: PortalOptions;
  /** The running portal. */
  started: StartedPortal;
}

/** Saudagar Hub, assembled. */
export function App({ stores, options, started }: AppProps) {
  const locale = useStored(stores.locale);
  const theme = useStored(stores.theme);
  const [, goTo] = useLocation();
  const navigate = useCallback((path: string) => goTo(path, { replace: isLayerEntry() }), [goTo]);
  const lastPage = useRef<string | null>(null);
  const host = useMemo(() => ({ stores, pages: hostPages, lastPage }), [stores]);

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <HostContext value={host}>
      <PortalProvider
        {...options}
        started={started}
        locale={locale}
        theme={theme}
        navigate={navigate}
        routes={routes}
      >
        <PageLanguage />
        <ErrorNotices />
        <Boundary fallback={(failure) => <BrokenPage {...failure} />}>
          <SessionRouter />
        </Boundary>
      </PortalProvider>
    </HostContext>
  );
}

/** Sets the language of the displayed texts on the page: the requested one may load later. */
function PageLanguage() {
  const locale = useLocale();
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
}

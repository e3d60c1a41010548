import { createNotifier, type Theme, UiProvider, type UiProviderProps } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useInsertionEffect, useRef, useState, useSyncExternalStore } from 'react';
import { showCopy } from './copies.ts';
import { PortalContext } from './PortalContext.ts';
import type { Portal } from './portal.ts';
import { NO_ROUTES, RoutesContext } from './RoutesContext.ts';
import type { Routes } from './routes.ts';
import { type PortalOptions, type StartedPortal, sourcesOf, startPortal } from './startPortal.ts';
import { useMounted } from './useMounted.ts';

/** Props of {@link PortalProvider}. */
export interface PortalProviderProps extends PortalOptions {
  /** A started portal, whose features appear in the first render. @default starts one */
  started?: StartedPortal | undefined;
  /** Colour theme; another one than the page's brings its own background. @default 'page' */
  theme?: Theme | undefined;
  /** Addresses of your pages, to which everything inside leads. @default no links */
  routes?: Routes | undefined;
  /**
   * An i18next instance to add the kit's texts to. @default none: the kit reads its texts itself
   */
  i18n?: UiProviderProps['i18n'] | undefined;
  children: ReactNode;
}

/** The kit's only provider: every feature is rendered inside it. */
export function PortalProvider(props: PortalProviderProps) {
  const { baseUrl = '', children } = props;
  const current = sourcesOf(props);
  const [sources] = useState(() => props.started?.sources ?? { current });
  useInsertionEffect(() => {
    sources.current = current;
  });

  const [notifier] = useState(() => props.started?.portal.notifier ?? createNotifier());
  const ahead = useRef(props.started);
  const [shown, setShown] = useState(
    () => props.started && { portal: props.started.portal, run: 0 },
  );
  useMounted(showCopy, []);
  // Actors start with the mounted tree or before it, and stop with it; none while rendering.
  useMounted(() => {
    const isAhead = ahead.current !== undefined;
    const { portal, stop } = ahead.current ?? startPortal({ baseUrl }, notifier, sources);
    ahead.current = undefined;
    if (!isAhead) setShown((last) => ({ portal, run: (last?.run ?? 0) + 1 }));
    return stop;
  }, [baseUrl, notifier, sources]);

  return (
    <UiProvider
      locale={current.locale}
      navigate={current.navigate}
      theme={props.theme}
      i18n={props.i18n}
      memberPath={props.routes?.member}
      hashtagPath={props.routes?.hashtag}
      notifier={notifier}
    >
      {shown && (
        <RoutesContext.Provider value={props.routes ?? NO_ROUTES}>
          <SessionBoundary key={shown.run} portal={shown.portal}>
            {children}
          </SessionBoundary>
        </RoutesContext.Provider>
      )}
    </UiProvider>
  );
}

/** Remounts the tree when the page's data of a member must be removed. */
function SessionBoundary({ portal, children }: { portal: Portal; children: ReactNode }) {
  const generation = useSelector(portal.session, ({ context }) => context.generation);
  return (
    <PortalContext.Provider key={generation} value={portal}>
      {children}
      <Detached dialogs={portal.dialogs} />
    </PortalContext.Provider>
  );
}

/** The dialog that a toast has reopened. */
function Detached({ dialogs }: Pick<Portal, 'dialogs'>) {
  const dialog = useSyncExternalStore(dialogs.subscribe, dialogs.read, dialogs.read);
  return dialog?.(dialogs.close);
}

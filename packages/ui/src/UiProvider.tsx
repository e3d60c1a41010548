import { localeOf } from '@saudagar/contract';
import type { i18n as I18n } from 'i18next';
import {
  type DragEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { UNSAFE_PortalProvider as OverlayPortal } from 'react-aria/PortalProvider';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { classes } from './classes.ts';
import { createNotifier, type Notifier } from './notices/createNotifier.ts';
import { NotifierContext, useNotifier } from './notices/NotifierContext.ts';
import { ToastRegion } from './notices/ToastRegion.tsx';
import { type HashtagPath, type MemberPath, PathsContext } from './paths.ts';
import { TextsProvider } from './texts/TextsProvider.tsx';
import { useLoadedLocale } from './texts/useLoadedLocale.ts';
import { useTexts } from './texts/useTexts.ts';
import { type Theme, usePageTheme } from './usePageTheme.ts';

export interface UiProviderProps {
  /** Language of all texts, as a BCP 47 tag: Indonesian for Indonesian tags, else English. */
  locale: string;
  /**
   * Your i18next instance, to override the kit's texts by resources for its namespaces.
   * @default an instance of the kit's own
   */
  i18n?: I18n | undefined;
  /** Navigates to a path when a link inside is followed. @default the browser loads the page */
  navigate?: ((path: string) => void) | undefined;
  /** Address of a member, used by names, avatars and mentions. @default no links */
  memberPath?: MemberPath | undefined;
  /** Address of the posts with a hashtag, used by hashtags in texts. @default no links */
  hashtagPath?: HashtagPath | undefined;
  /** Colour theme; another one than the page's brings its own background. @default 'page' */
  theme?: Theme | undefined;
  /** Source of the toasts shown inside. @default a notifier of its own */
  notifier?: Notifier | undefined;
  /** Class of the root element, for its position in the host's layout. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The kit's root element. It carries tokens, theme and language, and contains all overlays, so that
 * the kit's styles do not leak out and the portal's do not reach in.
 */
export function UiProvider(props: UiProviderProps) {
  const { i18n, navigate, memberPath, hashtagPath, theme = 'page', className, children } = props;
  const paths = useMemo(() => ({ memberPath, hashtagPath }), [memberPath, hashtagPath]);
  const [ownNotifier] = useState(createNotifier);
  const notifier = props.notifier ?? ownNotifier;
  const { theme: shownTheme, isForeign, root } = usePageTheme(theme);
  const asked = localeOf(props.locale);
  const [isDelayed, setDelayed] = useState(false);
  const shown = useLoadedLocale(
    asked,
    useCallback(() => setDelayed(true), []),
  );
  const locale = shown ?? asked;
  // Overlays open from the start request their container before it is mounted, and receive it then.
  // Without any, a second render would delay the page's first paint.
  const overlays = useRef<HTMLDivElement | null>(null);
  const wasAsked = useRef(false);
  const [mounts, noteMount] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function notifies those that called it
  const getContainer = useCallback(() => {
    wasAsked.current ||= overlays.current === null;
    return overlays.current;
  }, [mounts]);
  const setContainer = useCallback((element: HTMLDivElement | null) => {
    overlays.current = element;
    if (!element || !wasAsked.current) return;
    wasAsked.current = false;
    noteMount();
  }, []);

  const content = shown && (
    <OverlayPortal getContainer={getContainer}>
      <NotifierContext.Provider value={notifier}>
        <PathsContext.Provider value={paths}>
          {/* For the portal's own code that loaded without texts; the kit's waits elsewhere. */}
          <Suspense fallback={null}>{children}</Suspense>
        </PathsContext.Provider>
        {isDelayed && <LanguageDelay onAnnounced={() => setDelayed(false)} />}
      </NotifierContext.Provider>
      <ToastRegion notifier={notifier} />
      <div ref={setContainer} className="sg-overlays" />
    </OverlayPortal>
  );

  return (
    <I18nProvider locale={locale}>
      <TextsProvider locale={locale} i18n={i18n}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only refuses a drop */}
        <div
          ref={root}
          className={classes('sg-root', className)}
          data-sg-theme={shownTheme}
          data-sg-surface={isForeign || undefined}
          lang={locale}
          onDragOver={keepPage}
          onDrop={keepPage}
        >
          {navigate ? <RouterProvider navigate={navigate}>{content}</RouterProvider> : content}
        </div>
      </TextsProvider>
    </I18nProvider>
  );
}

/** Keeps a file that is dropped beside a field for files from replacing the page. */
function keepPage(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

/** Reports that the requested language failed to load; the previous one is shown meanwhile. */
function LanguageDelay({ onAnnounced }: { onAnnounced: () => void }) {
  const { lazy } = useTexts();
  const notifier = useNotifier();
  useEffect(() => {
    notifier.error(lazy('unloaded'));
    onAnnounced();
  }, [notifier, lazy, onAnnounced]);
  return null;
}

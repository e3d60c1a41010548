import { localeOf } from '@saudagar/contract';
import type { i18n as I18n } from 'i18next';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
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
import { type MemberPath, MemberPathContext } from './people/memberPath.ts';
import { TextsProvider } from './texts/TextsProvider.tsx';
import { useLoadedLocale } from './texts/useLoadedLocale.ts';
import { useTexts } from './texts/useTexts.ts';
import { type Theme, usePageTheme } from './usePageTheme.ts';

export interface UiProviderProps {
  /** Language of every text, as a BCP 47 tag: Indonesian ones give Indonesian, all others English. */
  locale: string;
  /**
   * Your i18next instance, to reword the kit's texts by resources for its namespaces.
   * @default an instance of the kit's own
   */
  i18n?: I18n | undefined;
  /** Goes to a path when a link inside is followed. @default the browser loads the page */
  navigate?: ((path: string) => void) | undefined;
  /** Address of a member, to whom names, pictures and mentions then lead. @default they lead nowhere */
  memberPath?: MemberPath | undefined;
  /** Colour theme. @default 'page' */
  theme?: Theme | undefined;
  /** Whose notices are shown inside, as toasts. @default one of its own */
  notifier?: Notifier | undefined;
  /** Class of the root element, for its place in the host's layout. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The kit's root element: it carries tokens, theme and language, and all overlays open inside it,
 * so that nothing of the kit's look leaks out and nothing of the portal's comes between.
 */
export function UiProvider(props: UiProviderProps) {
  const { i18n, navigate, memberPath, theme = 'page', className, children } = props;
  const [ownNotifier] = useState(createNotifier);
  const notifier = props.notifier ?? ownNotifier;
  const [shownTheme, root] = usePageTheme(theme);
  const asked = localeOf(props.locale);
  const [isDelayed, setDelayed] = useState(false);
  const shown = useLoadedLocale(
    asked,
    useCallback(() => setDelayed(true), []),
  );
  const locale = shown ?? asked;
  // What is open from the start asks for its place before that is there, and is told of it then.
  // Where nothing is, nothing is rendered again: that would hold up the page's first paint.
  const overlays = useRef<HTMLDivElement | null>(null);
  const wasAsked = useRef(false);
  const [switches, announceSwitch] = useReducer((times: number) => times + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function tells whoever has asked
  const getContainer = useCallback(() => {
    wasAsked.current ||= overlays.current === null;
    return overlays.current;
  }, [switches]);
  const setContainer = useCallback((element: HTMLDivElement | null) => {
    overlays.current = element;
    if (!element || !wasAsked.current) return;
    wasAsked.current = false;
    announceSwitch();
  }, []);

  const content = shown && (
    <OverlayPortal getContainer={getContainer}>
      <NotifierContext.Provider value={notifier}>
        <MemberPathContext.Provider value={memberPath}>
          {/* For code of the portal's own that came without its texts; ours waits for them elsewhere. */}
          <Suspense fallback={null}>{children}</Suspense>
        </MemberPathContext.Provider>
        {isDelayed && <LanguageDelay onAnnounced={() => setDelayed(false)} />}
      </NotifierContext.Provider>
      <ToastRegion notifier={notifier} />
      <div ref={setContainer} className="sg-overlays" />
    </OverlayPortal>
  );

  return (
    <I18nProvider locale={locale}>
      <TextsProvider locale={locale} i18n={i18n}>
        <div
          ref={root}
          className={classes('sg-root', className)}
          data-sg-theme={shownTheme}
          lang={locale}
        >
          {navigate ? <RouterProvider navigate={navigate}>{content}</RouterProvider> : content}
        </div>
      </TextsProvider>
    </I18nProvider>
  );
}

/** The language asked for does not come; the page stays in the other one until it does. */
function LanguageDelay({ onAnnounced }: { onAnnounced: () => void }) {
  const { lazy } = useTexts();
  const notifier = useNotifier();
  useEffect(() => {
    notifier.error(lazy('unloaded'));
    onAnnounced();
  }, [notifier, lazy, onAnnounced]);
  return null;
}

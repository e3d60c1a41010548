import { BlockListProvider } from '@saudagar/blocking/provider';
import { useSession, useUser } from '@saudagar/portal';
import { loadWhenIdle, OnDemand, type OnDemandProps } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fetchAhead } from './boot/fetchAhead.ts';
import { useHost } from './HostContext.ts';
import { entrance, firstPassword, shell } from './pages/frames.ts';
import { LOGIN_LANDING, type Page, pageAt } from './pages/page.ts';
import { RouteOutlet } from './routing/RouteOutlet.tsx';
import { LoadingScreen } from './status/LoadingScreen.tsx';
import { UnloadedPage } from './status/UnloadedPage.tsx';
import { UnreachableScreen } from './status/UnreachableScreen.tsx';

/** Preloads the landing page when a visitor starts to fill in the form. */
function loadLanding(members: readonly Page[]) {
  void shell.load();
  void pageAt(LOGIN_LANDING, members)?.view.load();
}

/** Shows the pages that the session's state allows. */
// SHELL-068, SHELL-109–118
export function SessionRouter() {
  const { members, visitors } = useHost().pages;
  const session = useSession();
  const user = useUser();
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'));
  const isSignedOut = useSelector(session, (snapshot) => snapshot.matches('signedOut'));
  // Also during a retry, so that the screen does not flash.
  const isUnreachable = useSelector(
    session,
    (snapshot) => !snapshot.matches('signedIn') && snapshot.context.failure !== null,
  );
  const isKnown = isSignedIn || isSignedOut;
  const ended = useSelector(session, ({ context }) => context.ended);

  useEffect(() => {
    if (!isKnown) return;
    if (isSignedIn) return loadWhenIdle((window.saudagarNext ?? []).map(fetchAhead));
    return loadWhenIdle([...visitors.map(({ view }) => view), entrance]);
  }, [isSignedIn, isKnown, visitors]);

  if (isUnreachable) return <UnreachableScreen />;
  if (isSignedIn && user?.must_change_password) {
    return (
      <Frame part={entrance}>
        <entrance.View onBegin={() => loadLanding(members)}>
          <Frame part={firstPassword}>
            <firstPassword.View />
          </Frame>
        </entrance.View>
      </Frame>
    );
  }
  if (isSignedIn && user) {
    return (
      <RouteOutlet
        visit={{ state: 'signedIn', role: user.role }}
        among={members}
        frame={(page, content) => (
          <Frame part={shell}>
            <BlockListProvider>
              <shell.View page={page} user={user}>
                {content}
              </shell.View>
            </BlockListProvider>
          </Frame>
        )}
      />
    );
  }
  if (isSignedOut) {
    const hasLeft = ended === 'left' || ended === 'elsewhere';
    return (
      <RouteOutlet
        visit={{ state: hasLeft ? 'left' : 'signedOut' }}
        among={visitors}
        frame={(_, content) => (
          <Frame part={entrance}>
            <entrance.View onBegin={() => loadLanding(members)}>{content}</entrance.View>
          </Frame>
        )}
      />
    );
  }
  return <LoadingScreen />;
}

/** Renders a page's frame, once its code has loaded. */
function Frame({ part, children }: Pick<OnDemandProps, 'part' | 'children'>) {
  return (
    <OnDemand
      part={part}
      fallback={<LoadingScreen />}
      failure={(retry) => <UnloadedPage part={part} onRetry={retry} />}
    >
      {children}
    </OnDemand>
  );
}

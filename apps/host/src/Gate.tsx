import { useSession, useUser } from '@saudagar/portal';
import { loadWhenIdle, OnDemand, type OnDemandProps } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { LOGIN_LANDING, pageAt } from './pages/page.ts';
import { entrance, entrances, pages, shell } from './pages/pages.tsx';
import { Place } from './routing/Place.tsx';
import { LoadingScreen } from './status/LoadingScreen.tsx';
import { UnloadedPage } from './status/UnloadedPage.tsx';
import { UnreachableScreen } from './status/UnreachableScreen.tsx';

/** Whoever begins to fill in the form will soon need what comes after it. */
function loadLanding() {
  void shell.load();
  void pageAt(LOGIN_LANDING, pages)?.view.load();
}

/** Shows what the state of the session allows (SHELL-068, SHELL-109–118). */
export function Gate() {
  const session = useSession();
  const user = useUser();
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'));
  const isSignedOut = useSelector(session, (snapshot) => snapshot.matches('signedOut'));
  const isUnreachable = useSelector(session, (snapshot) => snapshot.matches('unreachable'));
  const isKnown = isSignedIn || isSignedOut;
  const ended = useSelector(session, ({ context }) => context.ended);

  useEffect(() => {
    if (!isKnown) return;
    // Sign-in for members too: a session may end while there is no connection.
    const others = [...(isSignedIn ? pages : []), ...entrances].map(({ view }) => view);
    return loadWhenIdle([...others, entrance]);
  }, [isSignedIn, isKnown]);

  if (isUnreachable) return <UnreachableScreen />;
  if (isSignedIn && user) {
    return (
      <Place
        visit={{ state: 'signedIn', role: user.role }}
        among={pages}
        frame={(page, content) => (
          <Frame part={shell}>
            <shell.View page={page} user={user}>
              {content}
            </shell.View>
          </Frame>
        )}
      />
    );
  }
  if (isSignedOut) {
    const hasLeft = ended === 'left' || ended === 'elsewhere';
    return (
      <Place
        visit={{ state: hasLeft ? 'left' : 'signedOut' }}
        among={entrances}
        frame={(_, content) => (
          <Frame part={entrance}>
            <entrance.View onBegin={loadLanding}>{content}</entrance.View>
          </Frame>
        )}
      />
    );
  }
  return <LoadingScreen />;
}

/** What stands around a page, once its code is here. */
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

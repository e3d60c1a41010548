import { useSession, useUser } from '@saudagar/portal';
import { OnDemand } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { Entrance } from './entrance/Entrance.tsx';
import { LOGIN_LANDING, pageAt } from './pages/page.ts';
import { entrances, pages, shell } from './pages/pages.tsx';
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
  const ended = useSelector(session, ({ context }) => context.ended);

  if (isUnreachable) return <UnreachableScreen />;
  if (isSignedIn && user) {
    return (
      <Place
        visit={{ state: 'signedIn', role: user.role }}
        among={pages}
        frame={(page, content) => (
          <OnDemand
            part={shell}
            fallback={<LoadingScreen />}
            failure={(retry) => <UnloadedPage part={shell} onRetry={retry} />}
          >
            <shell.View page={page} user={user}>
              {content}
            </shell.View>
          </OnDemand>
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
        frame={(_, content) => <Entrance onBegin={loadLanding}>{content}</Entrance>}
      />
    );
  }
  return <LoadingScreen />;
}

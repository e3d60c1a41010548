import './status.css';
import { useFailureText, useSession } from '@saudagar/portal';
import { Button, EmptyState, LOCALES, localeName } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useHost } from '../HostContext.ts';
import { useTexts } from '../texts.ts';

/**
 * The kept session could not be checked: says why, keeps it, and tries again, also by itself
 * (SHELL-118). Language and the way out are here, since the user menu is not.
 */
export function UnreachableScreen() {
  const { t, locale } = useTexts();
  const { stores } = useHost();
  const failureText = useFailureText();
  const session = useSession();
  const failure = useSelector(session, ({ context }) => context.failure);
  const isChecking = useSelector(session, (snapshot) => snapshot.hasTag('checking'));
  const isLeaving = useSelector(session, (snapshot) => snapshot.matches('leaving'));
  const isOffline = failure?.kind === 'network' && !navigator.onLine;
  return (
    <main className="sg-status-screen">
      <div role="alert">
        <EmptyState
          title={t(isOffline ? 'unreachable.offline' : 'unreachable.title')}
          action={
            <div className="sg-status-actions">
              <Button
                variant="primary"
                isPending={isChecking}
                onPress={() => session.send({ type: 'session.retried' })}
              >
                {t('retry')}
              </Button>
              <Button
                isPending={isLeaving}
                onPress={() => session.send({ type: 'session.signedOut' })}
              >
                {t('user.signOut')}
              </Button>
            </div>
          }
        >
          {/* The title says it already of a lost connection. */}
          {failure && failure.kind !== 'network' && <p>{failureText(failure)}</p>}
          <p>{t('unreachable.waiting')}</p>
        </EmptyState>
      </div>
      {/* The list of languages is code that may not come now. */}
      <section aria-label={t('language')} className="sg-status-actions">
        {LOCALES.filter((one) => one !== locale).map((one) => (
          <Button key={one} variant="quiet" lang={one} onPress={() => stores.locale.write(one)}>
            {localeName(one)}
          </Button>
        ))}
      </section>
    </main>
  );
}

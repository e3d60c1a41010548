import './status.css';
import { useFailureText, useSession } from '@saudagar/portal';
import { Button, EmptyState } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';

/** The kept session could not be checked: says why, keeps it, and tries again (SHELL-118). */
export function UnreachableScreen() {
  const { t } = useTexts();
  const failureText = useFailureText();
  const session = useSession();
  const failure = useSelector(session, ({ context }) => context.failure);
  return (
    <main className="sg-status-screen">
      <div role="alert">
        <EmptyState
          title={t('unreachable.title')}
          action={
            <Button variant="primary" onPress={() => session.send({ type: 'session.retry' })}>
              {t('retry')}
            </Button>
          }
        >
          {failure && failureText(failure)}
        </EmptyState>
      </div>
    </main>
  );
}

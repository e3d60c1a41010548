import type { User } from '@saudagar/contract';
import { InlineMessage, SkeletonText, VisuallyHidden } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { usePortal } from '../provider/PortalContext.ts';
import { useFailureText } from '../provider/useFailureText.ts';
import { useTexts } from '../texts.ts';
import { useSuspensionText } from './useSuspensionText.ts';

/** Props of {@link SessionGate}. */
export interface SessionGateProps {
  /** Shown until the member is known: a skeleton of the same size. @default three lines of text */
  loading?: ReactNode | undefined;
  /** Class of the message that replaces the view. */
  className?: string | undefined;
  /** The view of a signed-in member. */
  children: (user: User) => ReactNode;
}

/**
 * Shows its view to a signed-in member, and otherwise the state of the session: loading, server
 * unreachable, or signed out. Updates by itself.
 */
export function SessionGate({ loading, className, children }: SessionGateProps) {
  const { session } = usePortal();
  const { t } = useTexts();
  const failureText = useFailureText();
  const user = useSelector(session, ({ context }) => context.user);
  const suspensionText = useSuspensionText();
  const { ended, suspension } = useSelector(session, ({ context }) => context);
  const isChecking = useSelector(session, (snapshot) => snapshot.hasTag('checking'));
  const isSignedOut = useSelector(session, (snapshot) => snapshot.matches('signedOut'));
  // Kept during the next try, so that the message does not flicker.
  const failure = useSelector(session, (snapshot) =>
    snapshot.matches('signedIn') ? null : snapshot.context.failure,
  );

  if (failure || isSignedOut) {
    return (
      <InlineMessage
        kind={failure ? kindOf(failure.kind) : 'info'}
        className={className}
        isRetrying={isChecking}
        onRetry={() => session.send({ type: 'session.retried' })}
      >
        {failure ? failureText(failure) : endText()}
      </InlineMessage>
    );
  }
  if (user) return children(user);
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden>{t('session.loading')}</VisuallyHidden>
      {loading ?? <SkeletonText lines={3} />}
    </div>
  );

  function endText() {
    if (ended === 'deactivated') return suspensionText(suspension);
    return t(ended ? 'session.ended' : 'session.signedOut');
  }
}

const kindOf = (kind: string) => (kind === 'network' ? 'offline' : 'error');

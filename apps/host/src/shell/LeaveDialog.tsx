import { useFailureText, useSession } from '@saudagar/portal';
import { ConfirmDialog, InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';

export interface LeaveDialogProps {
  /** Called when the member stays. */
  onClose: () => void;
}

/**
 * Asks for confirmation before signing out deletes unsent text or ends every session; stays open
 * when the server did not end them.
 */
export function LeaveDialog({ onClose }: LeaveDialogProps) {
  const { t } = useTexts();
  const session = useSession();
  const failureText = useFailureText();
  const isPending = useSelector(session, (snapshot) =>
    snapshot.matches({ signedIn: 'leavingEverywhere' }),
  );
  const isOpen = useSelector(
    session,
    (snapshot) =>
      snapshot.matches({ signedIn: 'leavingAsked' }) ||
      snapshot.matches({ signedIn: 'leavingEverywhere' }) ||
      snapshot.matches({ signedIn: 'leavingFailed' }),
  );
  const { isEverywhere, hasUnsent } = useSelector(session, ({ context }) => context.asked);
  const failure = useSelector(session, ({ context }) => context.failure);
  const question = isEverywhere ? 'everywhere' : 'unsent';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      variant={hasUnsent ? 'danger' : 'primary'}
      title={t(`user.${question}.title`)}
      confirmLabel={t(
        isEverywhere && hasUnsent ? 'user.everywhere.delete' : `user.${question}.confirm`,
      )}
      isPending={isPending}
      onConfirm={() =>
        session.send({ type: isEverywhere ? 'session.leftEverywhere' : 'session.signedOut' })
      }
      onCancel={() => {
        session.send({ type: 'signOut.cancelled' });
        onClose();
      }}
    >
      {isEverywhere && <p>{t('user.everywhere.text')}</p>}
      {hasUnsent && <p>{t('user.unsent.text')}</p>}
      {failure && <InlineMessage kind="error">{failureText(failure)}</InlineMessage>}
    </ConfirmDialog>
  );
}

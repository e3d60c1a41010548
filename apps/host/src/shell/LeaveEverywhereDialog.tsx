import { useFailureText, useSession } from '@saudagar/portal';
import { ConfirmDialog, InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';

export interface LeaveEverywhereDialogProps {
  /** Told that the member stays. */
  onClose: () => void;
}

/** Asks before every session of the member is ended; stays open where the server did not do it. */
export function LeaveEverywhereDialog({ onClose }: LeaveEverywhereDialogProps) {
  const { t } = useTexts();
  const session = useSession();
  const failureText = useFailureText();
  const isPending = useSelector(session, (snapshot) =>
    snapshot.matches({ signedIn: 'leavingEverywhere' }),
  );
  const failure = useSelector(session, ({ context }) => context.failure);
  return (
    <ConfirmDialog
      isOpen
      title={t('user.everywhere.title')}
      confirmLabel={t('user.everywhere.confirm')}
      isPending={isPending}
      onConfirm={() => session.send({ type: 'session.leftEverywhere' })}
      onCancel={() => {
        session.send({ type: 'session.stayed' });
        onClose();
      }}
    >
      <p>{t('user.everywhere.text')}</p>
      {failure && (
        <InlineMessage kind="error">
          {failure.isUnsupported ? t('user.everywhere.missing') : failureText(failure)}
        </InlineMessage>
      )}
    </ConfirmDialog>
  );
}

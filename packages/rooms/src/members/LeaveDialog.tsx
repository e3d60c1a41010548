import { useEmitted, useFailureText, useKeptActor, usePortal } from '@saudagar/portal';
import { ConfirmDialog, InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { provideLeaving } from './membersActors.ts';

interface LeaveDialogProps {
  roomId: string;
  /** What the group is called. */
  name: string;
  /** Told that the member has left it. */
  onLeft: () => void;
  onClose: () => void;
}

/** Asks before a group is left, and leaves it. */
export function LeaveDialog({ roomId, name, onLeft, onClose }: LeaveDialogProps) {
  const { t } = useTexts();
  const { notifier } = usePortal();
  const failureText = useFailureText();
  const actor = useKeptActor(`rooms.leaving.${roomId}`, provideLeaving, { roomId });
  const isLeaving = useSelector(actor, (snapshot) => snapshot.matches('leaving'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useEmitted(actor, 'conversation.left', () => {
    notifier.success(t('members.left', { name }));
    onLeft();
  });

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('members.leaveTitle')}
      confirmLabel={t('members.leaveAct')}
      isPending={isLeaving}
      onConfirm={() => actor.send({ type: 'leaving.confirmed' })}
      onCancel={onClose}
    >
      <p>{t('members.leaveText', { name })}</p>
      {hasFailed && failure && (
        <InlineMessage kind={failure.kind === 'network' ? 'offline' : 'error'}>
          {failureText(failure)}
        </InlineMessage>
      )}
    </ConfirmDialog>
  );
}

import { GROUP_REMOVAL_NOTES_MAX } from '@saudagar/contract';
import { ReasonField } from '@saudagar/flag';
import { FormDialog, useField } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import type { PostRemovalProps } from '@saudagar/posts';
import { TextField } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { NO_REASON, provideRemoval, type RemovalValues } from './removalFlow.ts';

/** Asks for the rule that a post or comment breaks, and removes it from the group (GRP-162). */
export function RemovalDialog(props: PostRemovalProps) {
  const { groupId, postId, commentId, onClose, onRemoved } = props;
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const key = `groups.removal.${groupId}.${commentId ?? postId}`;
  const actor = usePersistentActor(key, provideRemoval, {
    subject: { groupId, postId, commentId },
    values: NO_REASON,
  });
  const field = useField<RemovalValues>(actor, () => t('removal.unchosen'));
  const what = commentId === null ? 'post' : 'comment';
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy(`removal.${what}Done`));
    if (isShown) onRemoved();
  });
  return (
    <FormDialog
      title={t(`removal.${what}`)}
      actor={actor}
      reopened={(close) => <RemovalDialog {...props} onClose={close} onRemoved={close} />}
      onLeave={onClose}
      variant="danger"
      failureTitle={t('removal.failed')}
      showsServerReason
      submitLabel={t('removal.submit')}
    >
      <p className="sg-groups-note">{t('removal.text')}</p>
      <ReasonField {...field('reason')} label={t('removal.reason')} />
      <TextField
        {...field('notes')}
        label={t('removal.notes')}
        isMultiline
        maxLength={GROUP_REMOVAL_NOTES_MAX}
      />
    </FormDialog>
  );
}

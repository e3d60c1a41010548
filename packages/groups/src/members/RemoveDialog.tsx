import { FormDialog, useField } from '@saudagar/flows/react';
import { useActorResult, useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { Checkbox } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { provideRemove, type RemoveValues } from './removeFlow.ts';

/** Props of a confirmation about a member of a group. */
export interface MemberDialogProps {
  groupId: string;
  userId: string;
  /** Name of the member. */
  name: string;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Confirms removing a member from a group, with the choice to ban them. */
export function RemoveDialog(props: MemberDialogProps) {
  const { groupId, userId, name, onClose } = props;
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`groups.remove.${groupId}.${userId}`, provideRemove, {
    subject: { id: groupId, userId },
    values: { ban: false },
  });
  const isBanning = useSelector(actor, ({ context }) => context.values.ban);
  const { value, errorMessage: _, ...ban } = useField<RemoveValues>(actor, () => '')('ban');
  useEmitted(actor, 'form.done', onClose);
  useActorResult(actor, 'form.done', () =>
    notifier.success(lazy(isBanning ? 'members.banned' : 'members.removed', { name })),
  );
  return (
    <FormDialog
      title={t('members.removeTitle', { name })}
      actor={actor}
      reopened={(close) => <RemoveDialog {...props} onClose={close} />}
      onLeave={onClose}
      variant="danger"
      failureTitle={t('members.removeFailed')}
      showsServerReason
      submitLabel={t(isBanning ? 'members.removeAndBan' : 'members.remove')}
    >
      <p className="sg-groups-note">{t('members.removeText')}</p>
      <Checkbox
        {...ban}
        isSelected={value}
        label={t('members.ban')}
        description={t('members.banHint')}
      />
    </FormDialog>
  );
}

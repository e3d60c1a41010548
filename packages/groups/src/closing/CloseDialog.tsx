import { GROUP_REOPEN_DAYS, type Group } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideClose } from './closeFlow.ts';

/** Props of {@link CloseDialog}. */
export interface CloseDialogProps {
  group: Group;
  /** True when the last member leaves. @default false */
  isLeaving?: boolean | undefined;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Confirms closing a group, with what happens to it (GRP-170, GRP-171). */
export function CloseDialog({ group, isLeaving = false, onClose }: CloseDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, name } = group;
  const actor = usePersistentActor(`groups.close.${id}`, provideClose, { input: { id } });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('close.done', { name }));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
      title={t('close.title', { name })}
      confirmLabel={t('close.confirm')}
      failureTitle={t('close.failed')}
      onCancel={onClose}
    >
      {isLeaving && `${t('close.last')} `}
      {t('close.text', { days: GROUP_REOPEN_DAYS })}
    </ConfirmCommand>
  );
}

import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import type { MemberDialogProps } from './RemoveDialog.tsx';
import { provideRole, type RoleChange } from './roleFlow.ts';

interface RoleDialogProps extends MemberDialogProps, Pick<RoleChange, 'role' | 'isOwn'> {}

/** Confirms offering to be a moderator, taking the role back, or stepping down (GRP-160, GRP-161). */
export function RoleDialog({ groupId, userId, name, role, isOwn, onClose }: RoleDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`groups.role.${role}.${groupId}.${userId}`, provideRole, {
    input: { id: groupId, userId, role, isOwn },
  });
  const act = isOwn ? 'stepDown' : role === 'moderator' ? 'promote' : 'demote';
  useActorResult(actor, 'command.done', ({ done }, isShown) => {
    // Other servers name moderators at once.
    notifier.success(lazy(done.offered ? 'roles.offered' : `roles.${act}Done`, { name }));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      title={t(`roles.${act}Title`, { name })}
      confirmLabel={t(`roles.${act}`)}
      failureTitle={t('roles.failed')}
      onCancel={onClose}
    >
      {t(`roles.${act}Text`)}
    </ConfirmCommand>
  );
}

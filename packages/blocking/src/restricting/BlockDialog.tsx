import type { Member } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideRestrictMember } from './restrictMemberFlow.ts';
import { useRestrictions } from './useRestrictions.ts';

/** Props of {@link BlockDialog}. */
export interface BlockDialogProps {
  member: Member;
  /** Called when it must close. */
  onClose: () => void;
}

/** Explains a block and confirms it. */
export function BlockDialog({ member, onClose }: BlockDialogProps) {
  const { t } = useTexts();
  const { announceRestriction } = useRestrictions();
  const actor = usePersistentActor(`blocking.restrict.block.${member.id}`, provideRestrictMember, {
    input: { memberId: member.id, kind: 'block' },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    announceRestriction(member, 'block');
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
      title={t('block.title', { name: member.full_name?.trim() || t('unknown') })}
      confirmLabel={t('block.confirm')}
      onCancel={onClose}
    >
      {t('block.question', { name: member.full_name?.trim() || t('unknown') })}
    </ConfirmCommand>
  );
}

import type { Member } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useKeptActor, useOutcome } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideKeepAway } from './keepAwayFlow.ts';
import { useActs } from './useActs.ts';

/** Props of {@link BlockDialog}. */
export interface BlockDialogProps {
  member: Member;
  /** Told that it is to close. */
  onClose: () => void;
}

/** Says what a block does, and blocks. */
export function BlockDialog({ member, onClose }: BlockDialogProps) {
  const { t } = useTexts();
  const { tellKeptAway } = useActs();
  const actor = useKeptActor(`peace.keepAway.block.${member.id}`, provideKeepAway, {
    input: { memberId: member.id, way: 'block' },
  });
  useOutcome(actor, 'command.done', (_, isShown) => {
    tellKeptAway(member, 'block');
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      isDanger
      title={t('block.title', { name: member.full_name?.trim() || t('unknown') })}
      confirmLabel={t('block.confirm')}
      onCancel={onClose}
    >
      {t('block.question')}
    </ConfirmCommand>
  );
}

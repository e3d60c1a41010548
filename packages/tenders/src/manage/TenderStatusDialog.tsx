import type { Tender, TenderStatus } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useState } from 'react';
import { provideTenderStatus } from './tenderStatusFlow.ts';
import { useTexts } from './texts.ts';

/** Props of the confirmation before a tender is closed, reopened or published. */
export interface TenderStatusDialogProps {
  tender: Tender;
  status: TenderStatus;
  /** Called when the member declines or the status is set. */
  onClose: () => void;
}

/** Closes, reopens or publishes a tender (TND-105–108); explains the effect on sealed bids. */
export function TenderStatusDialog({ tender, status, onClose }: TenderStatusDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`tenders.status.${tender.id}.${status}`, provideTenderStatus, {
    input: { id: tender.id, status },
  });
  // The tender behind the dialog changes as soon as the request succeeds.
  const [before] = useState(tender);
  const word = wordFor(before, status);
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy(`status.${word}.done`));
    if (isShown) onClose();
  });
  const endsSealed = word === 'close' && before.seal === 'sealed' && before.proposals_count > 0;
  return (
    <ConfirmCommand
      actor={actor}
      variant={endsSealed ? 'danger' : 'primary'}
      title={t(`status.${word}.title`)}
      confirmLabel={t(`status.${word}.action`)}
      failureTitle={t('status.failed')}
      onCancel={onClose}
    >
      {endsSealed ? t('status.close.sealed') : t(`status.${word}.text`)}
    </ConfirmCommand>
  );
}

function wordFor(tender: Tender, to: TenderStatus): 'close' | 'reopen' | 'publish' {
  if (to !== 'active') return 'close';
  return tender.status === 'draft' ? 'publish' : 'reopen';
}

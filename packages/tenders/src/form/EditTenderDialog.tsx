import type { Tender } from '@saudagar/contract';
import { FormView } from '@saudagar/flows/react';
import { useEmitted, useKeptActor, usePortal, useViewActor } from '@saudagar/portal';
import { Button, Dialog } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { provideTender } from '../detail/tenderActors.ts';
import { BeforeForm } from './BeforeForm.tsx';
import { provideEditTender } from './formActors.ts';
import { TenderFields } from './TenderFields.tsx';
import { valuesOf } from './tenderValues.ts';
import { useTexts } from './texts.ts';

/** Props of {@link EditTenderDialog}. */
export interface EditTenderDialogProps {
  /** Id of the tender. */
  id: string;
  /** Told that the dialog is to close: closed, discarded or saved. */
  onClose: () => void;
}

/** Changes a tender of one's own, which is read afresh with its files first (TND-113). */
export function EditTenderDialog({ id, onClose }: EditTenderDialogProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideTender, { query: { id } });
  const tender = useSelector(actor, ({ context }) => context.value);
  if (tender) return <EditTenderForm tender={tender} onClose={onClose} />;
  return <BeforeForm title={t('edit.title')} actor={actor} onClose={onClose} />;
}

function EditTenderForm({ tender, onClose }: { tender: Tender; onClose: () => void }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const id = useId();
  const actor = useKeptActor(`tenders.edit.${tender.id}`, provideEditTender, {
    subject: tender,
    values: valuesOf(tender),
  });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isPaused = useSelector(actor, (snapshot) => snapshot.hasTag('paused'));
  useEmitted(actor, 'form.closed', onClose);
  useEmitted(actor, 'form.done', () => {
    notifier.success(lazy('edit.done'));
    onClose();
  });
  return (
    <Dialog
      title={t('edit.title')}
      size="large"
      isOpen
      isDismissable={false}
      onOpenChange={() => actor.send({ type: 'form.left' })}
      footer={
        <Button type="submit" form={id} variant="primary" isDisabled={isPaused} isPending={isBusy}>
          {t('edit.submit')}
        </Button>
      }
    >
      <FormView id={id} actor={actor} failureTitle={t('edit.failed')}>
        <TenderFields actor={actor} isLocked={tender.proposals_count > 0} />
      </FormView>
    </Dialog>
  );
}

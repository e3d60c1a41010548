import { FormDialog } from '@saudagar/flows/react';
import {
  useActorResult,
  useEmitted,
  usePersistentActor,
  usePortal,
  useViewActor,
} from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { provideTender } from '../detail/tenderFlow.ts';
import { BeforeForm } from './BeforeForm.tsx';
import type { EditedTender } from './editTenderFlow.ts';
import { provideEditTender } from './editTenderFlow.ts';
import { TenderFields } from './TenderFields.tsx';
import { valuesOf } from './tenderValues.ts';
import { useTexts } from './texts.ts';

/** Props of {@link EditTenderDialog}. */
export interface EditTenderDialogProps {
  /** Id of the tender. */
  tenderId: string;
  /** Reopens the tender with a new deadline when saved. @default false */
  isOpening?: boolean | undefined;
  /** Called when the dialog should close: closed, discarded or saved. */
  onClose: () => void;
}

/** Edits the member's own tender, reloaded with its files first. */
// TND-113
export function EditTenderDialog({ tenderId, isOpening = false, onClose }: EditTenderDialogProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideTender, { query: { id: tenderId } });
  const tender = useSelector(actor, ({ context }) => context.value);
  if (tender) return <EditTenderForm {...{ tender, isOpening, onClose }} />;
  return <BeforeForm title={t('edit.title')} actor={actor} onClose={onClose} />;
}

type EditTenderFormProps = EditedTender & Pick<EditTenderDialogProps, 'onClose'>;

function EditTenderForm({ tender, isOpening, onClose }: EditTenderFormProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const word = isOpening ? 'open' : 'edit';
  const actor = usePersistentActor(`tenders.${word}.${tender.id}`, provideEditTender, {
    subject: { tender, isOpening },
    values: valuesOf(tender),
  });
  useEmitted(actor, 'form.closed', onClose);
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy(`${word}.done`));
    if (isShown) onClose();
  });
  return (
    <FormDialog
      title={t(`${word}.title`)}
      size="large"
      actor={actor}
      reopened={(close) => <EditTenderForm {...{ tender, isOpening }} onClose={close} />}
      failureTitle={t(`${word}.failed`)}
      submitLabel={t(`${word}.submit`)}
    >
      {isOpening && <InlineMessage>{t('open.text')}</InlineMessage>}
      <TenderFields actor={actor} isLocked={tender.proposals_count > 0} />
    </FormDialog>
  );
}

import { FormDialog } from '@saudagar/flows/react';
import { useActorResult, useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';
import { deadlineTime } from '../card/deadlineTime.ts';
import { ProposalFields } from './ProposalFields.tsx';
import type { BidSubject } from './proposalFlow.ts';
import { provideProposal } from './proposalFlow.ts';
import type { ProposalValues } from './proposalValues.ts';
import { useTexts } from './texts.ts';

interface ProposalFormProps {
  subject: BidSubject;
  values: ProposalValues;
  onClose: () => void;
}

/** The form of a new or edited proposal, in its dialog. */
export function ProposalForm({ subject, values, onClose }: ProposalFormProps) {
  const { t, lazy, locale } = useTexts();
  const { notifier } = usePortal();
  const { tender, proposalId } = subject;
  const isNew = proposalId === null;
  const actor = usePersistentActor(
    `tenders.bid.${tender.id}.${proposalId ?? ''}`,
    provideProposal,
    {
      subject,
      values,
    },
  );
  useEmitted(actor, 'form.closed', onClose);
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy(isNew ? 'bid.done' : 'bid.changed'));
    if (isShown) onClose();
  });
  return (
    <FormDialog
      title={t(isNew ? 'bid.title' : 'bid.editTitle')}
      size="large"
      actor={actor}
      reopened={(close) => <ProposalForm subject={subject} values={values} onClose={close} />}
      failureTitle={t(isNew ? 'bid.failed' : 'bid.saveFailed')}
      submitLabel={t(isNew ? 'bid.submit' : 'bid.save')}
    >
      <p className="sg-tender-note">
        {t('bid.about', { title: tender.title, time: deadlineTime(tender.deadline, locale) })}
      </p>
      {tender.seal === 'sealed' && <InlineMessage>{t('bid.sealed')}</InlineMessage>}
      <ProposalFields actor={actor} tender={tender} />
    </FormDialog>
  );
}

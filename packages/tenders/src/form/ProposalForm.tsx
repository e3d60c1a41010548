import type { Tender } from '@saudagar/contract';
import { FormDialog } from '@saudagar/flows/react';
import {
  useActorResult,
  useEmitted,
  usePersistentActor,
  usePortal,
  useViewActor,
} from '@saudagar/portal';
import { InlineMessage, loadable, OnDemand } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { deadlineTime } from '../card/deadlineTime.ts';
import { provideTender } from '../detail/tenderFlow.ts';
import { ProposalFields } from './ProposalFields.tsx';
import type { BidSubject } from './proposalFlow.ts';
import { provideProposal } from './proposalFlow.ts';
import { carry, type ProposalValues } from './proposalValues.ts';
import { useTexts } from './texts.ts';

const termsChanged = loadable(
  async () => (await import('../amendments/TermsChanged.tsx')).TermsChanged,
);

interface ProposalFormProps {
  subject: BidSubject;
  values: ProposalValues;
  onClose: () => void;
}

/**
 * The form of a new or edited proposal, in its dialog. Terms that changed since it opened are shown
 * before it is sent again.
 */
export function ProposalForm({ subject, values, onClose }: ProposalFormProps) {
  const { t, lazy, locale } = useTexts();
  const { notifier } = usePortal();
  const { tender: latest, proposalId } = subject;
  const isNew = proposalId === null;
  const actor = usePersistentActor(
    `tenders.bid.${latest.id}.${proposalId ?? ''}`,
    provideProposal,
    {
      subject,
      values,
    },
  );
  const opened = useSelector(actor, ({ context }) => context.subject.tender);
  const written = useSelector(actor, ({ context }) => context.values);
  const { terms_version: changed } = written;
  const isRefused = useSelector(actor, ({ context }) => context.errors.terms_version !== undefined);
  const tender = changed ?? opened;
  useEffect(() => {
    if (!isRefused || latest.terms_version === tender.terms_version) return;
    const carried = carry(written, tender.requirements, latest.requirements);
    actor.send({ type: 'field.changed', change: { terms_version: latest, ...carried } });
  }, [actor, isRefused, latest, tender, written]);
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
      reopened={(close) => <ReopenedForm subject={subject} values={values} onClose={close} />}
      failureTitle={t(isNew ? 'bid.failed' : 'bid.saveFailed')}
      submitLabel={t(isNew ? 'bid.submit' : 'bid.save')}
      showsServerReason={isRefused}
    >
      {changed && (
        <OnDemand part={termsChanged}>
          <termsChanged.View before={opened} now={changed} />
        </OnDemand>
      )}
      <p className="sg-tender-note">
        {t('bid.about', { title: tender.title, time: deadlineTime(tender.deadline, locale) })}
      </p>
      {tender.seal === 'sealed' && <InlineMessage>{t('bid.sealed')}</InlineMessage>}
      <ProposalFields actor={actor} tender={tender} />
    </FormDialog>
  );
}

/** Reads the tender itself, since no dialog updates it. */
function ReopenedForm({ subject, ...others }: ProposalFormProps) {
  const actor = useViewActor(provideTender, { query: { id: subject.tender.id } });
  const latest: Tender | null = useSelector(actor, ({ context }) => context.value);
  return <ProposalForm subject={{ ...subject, tender: latest ?? subject.tender }} {...others} />;
}

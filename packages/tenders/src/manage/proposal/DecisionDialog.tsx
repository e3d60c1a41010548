import type { Proposal, ProposalDecision } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import {
  useActorResult,
  useEmitted,
  usePersistentActor,
  usePortal,
  useViewActor,
} from '@saudagar/portal';
import { InlineMessage, RadioGroup, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';
import { provideDecision } from './decisionFlow.ts';
import { provideOneProposal } from './oneProposalFlow.ts';
import { useBidTerms } from './useBidTerms.ts';

/** Props of {@link DecisionDialog}. */
export interface DecisionDialogProps {
  proposal: Proposal;
  status: ProposalDecision;
  /** Called when the dialog should close. */
  onClose: () => void;
}

/**
 * One dialog for each decision: feedback, and on Accept the accepted bid and the choice to close
 * the tender (TND-134). A bid changed since it was read is shown again for confirmation.
 */
export function DecisionDialog({ proposal, status, onClose }: DecisionDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id } = proposal;
  const actor = usePersistentActor(`tenders.decision.${id}.${status}`, provideDecision, {
    subject: { proposal, status },
    values: { feedback: '', close: null, version: null },
  });
  const opened = useSelector(actor, ({ context }) => context.subject.proposal);
  const changed = useSelector(actor, ({ context }) => context.values.version);
  const isRefused = useSelector(actor, ({ context }) => context.errors.version !== undefined);
  const read = changed ?? opened;
  const termsOf = useBidTerms();
  useEffect(() => {
    // Adopts the newer version received by the list, so that it is shown before it is decided on.
    if (isRefused && proposal.version !== read.version)
      actor.send({ type: 'field.changed', change: { version: proposal } });
  }, [actor, isRefused, proposal, read.version]);
  const field = useField(actor, (_, rule) =>
    t(`decision.rules.${rule as 'question' | 'long' | 'close'}`),
  );
  const close = field('close');
  useEmitted(actor, 'form.closed', onClose);
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy(`decision.${status}.done`));
    if (isShown) onClose();
  });
  return (
    <FormDialog
      title={t(`decision.${status}.title`)}
      actor={actor}
      reopened={(close) => <ReopenedDecision {...{ proposal, status }} onClose={close} />}
      failureTitle={t('decision.failed')}
      submitLabel={t(`decision.${status}.action`)}
      variant={status === 'rejected' ? 'danger' : 'primary'}
      showsServerReason={isRefused}
    >
      {changed && (
        <InlineMessage kind="error">
          {t('decision.changed', { before: termsOf(opened), after: termsOf(changed) })}
        </InlineMessage>
      )}
      <p className="sg-tender-note">
        {t(`decision.${status}.text`, {
          name: read.company_name ?? t('proposal.nameless'),
          terms: termsOf(read),
        })}
      </p>
      <TextField
        {...field('feedback')}
        label={t(status === 'needs_clarification' ? 'decision.question' : 'decision.feedback')}
        description={t('decision.feedbackHint')}
        isRequired={status === 'needs_clarification'}
        isMultiline
        rows={4}
        autoFocus
      />
      {status === 'accepted' && (
        <RadioGroup
          name="close"
          label={t('decision.close')}
          options={[
            { id: 'yes', label: t('decision.closeYes') },
            { id: 'no', label: t('decision.closeNo') },
          ]}
          value={close.value}
          onChange={close.onChange}
          errorMessage={close.errorMessage}
          isDisabled={close.isReadOnly}
          isRequired
        />
      )}
    </FormDialog>
  );
}

/** Reads the proposal itself, since no list updates it. */
function ReopenedDecision({ proposal, ...others }: DecisionDialogProps) {
  const { id, tender_id: tenderId } = proposal;
  const actor = useViewActor(provideOneProposal, { query: { tenderId, id } });
  const latest = useSelector(actor, ({ context }) => context.value);
  return <DecisionDialog proposal={latest ?? proposal} {...others} />;
}

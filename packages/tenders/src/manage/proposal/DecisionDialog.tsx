import type { Proposal, ProposalDecision } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import { useEmitted, useKeptActor, usePortal } from '@saudagar/portal';
import { RadioGroup, TextField } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { provideDecision } from './proposalActors.ts';

/** Props of {@link DecisionDialog}. */
export interface DecisionDialogProps {
  proposal: Proposal;
  status: ProposalDecision;
  /** Told that the dialog is to close. */
  onClose: () => void;
}

/** One dialog for each decision: feedback, and on Accept whether to close the tender (TND-134). */
export function DecisionDialog({ proposal, status, onClose }: DecisionDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, tender_id: tenderId, company_name } = proposal;
  const actor = useKeptActor(`tenders.decision.${id}.${status}`, provideDecision, {
    subject: { tenderId, id, status },
    values: { feedback: '', close: null },
  });
  const field = useField(actor, (_, rule) =>
    t(`decision.rules.${rule as 'question' | 'long' | 'close'}`),
  );
  const close = field('close');
  useEmitted(actor, 'form.closed', onClose);
  useEmitted(actor, 'form.done', () => {
    notifier.success(lazy(`decision.${status}.done`));
    onClose();
  });
  return (
    <FormDialog
      title={t(`decision.${status}.title`)}
      actor={actor}
      failureTitle={t('decision.failed')}
      submitLabel={t(`decision.${status}.action`)}
      isDanger={status === 'rejected'}
    >
      <p className="sg-tender-note">
        {t(`decision.${status}.text`, { name: company_name ?? t('proposal.nameless') })}
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

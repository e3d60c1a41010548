import type { Proposal, ProposalDecision } from '@saudagar/contract';
import { FormView, useField } from '@saudagar/flows/react';
import { useEmitted, useKeptActor, usePortal } from '@saudagar/portal';
import { Button, Dialog, RadioGroup, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
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
  const formId = useId();
  const { id, tender_id: tenderId, company_name } = proposal;
  const actor = useKeptActor(`tenders.decision.${id}.${status}`, provideDecision, {
    subject: { tenderId, id, status },
    values: { feedback: '', close: null },
  });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isPaused = useSelector(actor, (snapshot) => snapshot.hasTag('paused'));
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
    <Dialog
      title={t(`decision.${status}.title`)}
      isOpen
      isDismissable={false}
      onOpenChange={() => actor.send({ type: 'form.left' })}
      footer={
        <Button
          type="submit"
          form={formId}
          variant={status === 'rejected' ? 'danger' : 'primary'}
          isDisabled={isPaused}
          isPending={isBusy}
        >
          {t(`decision.${status}.action`)}
        </Button>
      }
    >
      <FormView id={formId} actor={actor} failureTitle={t('decision.failed')}>
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
      </FormView>
    </Dialog>
  );
}

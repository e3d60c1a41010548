import { type ApiError, NOTES_MAX } from '@saudagar/contract';
import { FormView, useField } from '@saudagar/flows/react';
import { useEmitted, useFailureText, useKeptActor, useOutcome, usePortal } from '@saudagar/portal';
import { Button, Dialog, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { provideContentDecision } from './contentActors.ts';
import type { DecisionSubject } from './contentDecisionMachine.ts';
import { useTexts } from './texts.ts';

/** Props of {@link DecisionDialog}. */
export interface DecisionDialogProps {
  subject: DecisionSubject;
  /** What the content is called. */
  title: string;
  /** Told that the dialog is to close: left, or decided. */
  onClose: () => void;
}

/** Asks for notes, then approves or rejects (ADM-094, ADM-113–120). */
export function DecisionDialog({ subject, title, onClose }: DecisionDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const failureText = useFailureText();
  const formId = useId();
  const { type, id, action } = subject;
  const actor = useKeptActor(`admin.decision.${type}.${id}.${action}`, provideContentDecision, {
    subject,
    values: { notes: '' },
  });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isPaused = useSelector(actor, (snapshot) => snapshot.hasTag('paused'));
  const field = useField(actor, () => '');
  useEmitted(actor, 'form.closed', onClose);
  useOutcome(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy(`${action}.done`));
    if (isShown) onClose();
  });
  const leave = () => actor.send({ type: 'form.left' });
  const reason = (failure: ApiError) =>
    t(`${action}.failed`, { detail: failure.detail ?? failureText(failure) });
  return (
    <Dialog
      title={t(`${action}.title`, { title })}
      size="small"
      isOpen
      isDismissable={false}
      onOpenChange={leave}
      footer={
        <>
          <Button onPress={leave} isDisabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={action === 'approve' ? 'primary' : 'danger'}
            isDisabled={isPaused}
            isPending={isBusy}
          >
            {t(`${action}.action`)}
          </Button>
        </>
      }
    >
      <FormView id={formId} actor={actor} failureText={reason} tellsRefusals>
        <p className="sg-admin-decision">{t(`${action}.text`)}</p>
        <TextField
          {...field('notes')}
          label={t('notes')}
          description={t('notesHint')}
          isMultiline
          maxLength={NOTES_MAX}
          autoFocus
        />
      </FormView>
    </Dialog>
  );
}

import { type ApiError, NOTES_MAX } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import {
  useActorResult,
  useEmitted,
  useFailureText,
  usePersistentActor,
  usePortal,
} from '@saudagar/portal';
import { TextField } from '@saudagar/ui';
import type { DecisionSubject } from './contentDecisionFlow.ts';
import { provideContentDecision } from './contentDecisionFlow.ts';
import { useTexts } from './texts.ts';

/** Props of {@link DecisionDialog}. */
export interface DecisionDialogProps {
  subject: DecisionSubject;
  /** Name of the content. */
  title: string;
  /** Called when the dialog closes: cancelled or decided. */
  onClose: () => void;
}

/** Asks for notes, then approves or rejects (ADM-094, ADM-113–120). */
export function DecisionDialog({ subject, title, onClose }: DecisionDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const failureText = useFailureText();
  const { type, id, action } = subject;
  const actor = usePersistentActor(
    `admin.decision.${type}.${id}.${action}.${subject.revisionId}`,
    provideContentDecision,
    {
      subject,
      values: { notes: '' },
    },
  );
  const field = useField(actor, () => '');
  useEmitted(actor, 'form.closed', onClose);
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy(`${action}.done`));
    if (isShown) onClose();
  });
  const reason = (failure: ApiError) =>
    t(`${action}.failed`, { detail: failure.detail ?? failureText(failure) });
  return (
    <FormDialog
      title={t(`${action}.title`, { title })}
      size="small"
      actor={actor}
      reopened={(close) => <DecisionDialog {...{ subject, title }} onClose={close} />}
      failureText={reason}
      showsServerReason
      submitLabel={t(`${action}.action`)}
      variant={action === 'approve' ? 'primary' : 'danger'}
    >
      <p className="sg-admin-decision">
        {t(subject.revisionId === null ? `${action}.text` : `revision.${action}`)}
      </p>
      <TextField
        {...field('notes')}
        label={t('notes')}
        description={t('notesHint')}
        isMultiline
        maxLength={NOTES_MAX}
        autoFocus
      />
    </FormDialog>
  );
}

import { NOTES_MAX } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import { useActorResult, useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { ConfirmPassword } from '../users/ConfirmPassword.tsx';
import { type AppealSubject, appealKey, provideAppealDecision } from './appealDecisionFlow.ts';
import { useTexts } from './texts.ts';

/** Props of {@link AppealDialog}. */
export interface AppealDialogProps {
  subject: AppealSubject;
  /** Called when the dialog closes: cancelled or decided. */
  onClose: () => void;
}

/** Asks for notes, then upholds or overturns the appealed decision. */
export function AppealDialog({ subject, onClose }: AppealDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { kind, outcome } = subject;
  const actor = usePersistentActor(appealKey(subject), provideAppealDecision, {
    subject,
    values: { notes: '' },
  });
  const field = useField(actor, () => t('long'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useEmitted(actor, 'form.closed', onClose);
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy(`${outcome}.done`));
    if (isShown) onClose();
  });
  return (
    <FormDialog
      title={t(`${outcome}.title`)}
      size="small"
      actor={actor}
      reopened={(close) => <AppealDialog subject={subject} onClose={close} />}
      showsServerReason
      submitLabel={t(`${outcome}.action`)}
      footer={
        <ConfirmPassword
          failure={failure}
          onConfirmed={() => actor.send({ type: 'form.submitted' })}
        />
      }
    >
      <p className="sg-admin-plain">
        {t(kind === 'deactivation' ? `${outcome}.accountText` : `${outcome}.text`)}
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

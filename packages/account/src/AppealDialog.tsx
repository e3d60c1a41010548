import { APPEAL_MAX } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import { useActorResult, useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { TextField } from '@saudagar/ui';
import { appealKey, NO_APPEAL, provideAppeal } from './appealFlow.ts';
import { useTexts } from './texts.ts';
import type { Credentials } from './validateLogin.ts';

/** Props of {@link AppealDialog}. */
export interface AppealDialogProps {
  /** The email and password that sign-in accepted. */
  credentials: Credentials;
  /** Called when the appeal is sent. */
  onSent?: (() => void) | undefined;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Takes the only appeal of a deactivation; its text survives reload and a failed call. */
export function AppealDialog({ credentials, onSent, onClose }: AppealDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(appealKey(credentials), provideAppeal, {
    subject: credentials,
    values: NO_APPEAL,
  });
  const field = useField(actor, (_, rule) => t(`appeal.${rule === 'empty' ? 'empty' : 'long'}`));
  useEmitted(actor, 'form.closed', onClose);
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy('appeal.sent'));
    onSent?.();
    if (isShown) onClose();
  });
  return (
    <FormDialog
      title={t('appeal.title')}
      size="small"
      actor={actor}
      reopened={(close) => <AppealDialog credentials={credentials} onClose={close} />}
      failureTitle={t('appeal.failed')}
      showsServerReason
      submitLabel={t('appeal.send')}
    >
      <p>{t('appeal.text')}</p>
      <TextField
        {...field('text')}
        label={t('appeal.label')}
        isMultiline
        isRequired
        maxLength={APPEAL_MAX}
        autoFocus
      />
    </FormDialog>
  );
}

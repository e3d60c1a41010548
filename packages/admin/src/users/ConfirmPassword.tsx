import { type ApiError, CONFIRMED_MINUTES } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor } from '@saudagar/portal';
import { PasswordField } from '@saudagar/ui';
import { useState } from 'react';
import { type ConfirmationValues, provideConfirmPassword } from './confirmPasswordFlow.ts';
import { useTexts } from './texts.ts';

interface ConfirmPasswordProps {
  /** Failure of the last try of the act. */
  failure: ApiError | null;
  /** Sends the act again. */
  onConfirmed: () => void;
}

/**
 * Asks for the viewer's password over the dialog of an act, when it was typed too long ago
 * (ADM-397–399). Once declined, it asks again after the next try.
 */
export function ConfirmPassword({ failure, onConfirmed }: ConfirmPasswordProps) {
  const [declined, decline] = useState<ApiError | null>(null);
  if (!failure?.needsPassword || failure === declined) return null;
  return <PasswordForm onConfirmed={onConfirmed} onLeave={() => decline(failure)} />;
}

const UNTYPED = { subject: null, values: { password: '' } };

function PasswordForm(props: Pick<ConfirmPasswordProps, 'onConfirmed'> & { onLeave: () => void }) {
  const { onConfirmed, onLeave } = props;
  const { t } = useTexts();
  const actor = usePersistentActor('admin.confirmPassword', provideConfirmPassword, UNTYPED);
  const field = useField<ConfirmationValues>(actor, () => t('confirm.required'));
  useActorResult(actor, 'form.done', (_, isShown) => {
    if (isShown) onConfirmed();
  });
  return (
    <FormDialog
      title={t('confirm.title')}
      size="small"
      actor={actor}
      onLeave={onLeave}
      failureTitle={t('confirm.failed')}
      submitLabel={t('confirm.action')}
    >
      <p>{t('confirm.text', { minutes: CONFIRMED_MINUTES })}</p>
      <PasswordField
        {...field('password')}
        label={t('confirm.password')}
        description={t('confirm.other')}
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}

import { FormDialog, useField } from '@saudagar/flows/react';
import { usePersistentActor } from '@saudagar/portal';
import { PasswordField } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import type { DeletionValues } from './deleteAccountFlow.ts';
import { provideDeleteAccount } from './deleteAccountFlow.ts';

const UNTYPED = { subject: null, values: { password: '' } };

interface DeleteAccountDialogProps {
  /** Called when the dialog should close. */
  onClose: () => void;
}

/** Asks for the password before the account is deleted. */
export function DeleteAccountDialog({ onClose }: DeleteAccountDialogProps) {
  const { t } = useTexts();
  const actor = usePersistentActor('settings.delete', provideDeleteAccount, UNTYPED);
  const field = useField<DeletionValues>(actor, () => t('delete.required'));
  return (
    <FormDialog
      title={t('delete.question')}
      size="small"
      actor={actor}
      reopened={(close) => <DeleteAccountDialog onClose={close} />}
      onLeave={onClose}
      failureTitle={t('delete.failed')}
      submitLabel={t('delete.confirm')}
      cancelLabel={t('delete.cancel')}
      variant="danger"
    >
      <p>{t('delete.text')}</p>
      <p>{t('delete.keep')}</p>
      <PasswordField {...field('password')} label={t('delete.password')} isRequired autoFocus />
    </FormDialog>
  );
}

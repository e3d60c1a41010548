import { FormView, useField } from '@saudagar/flows/react';
import { useKeptActor } from '@saudagar/portal';
import { Button, Dialog, PasswordField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTexts } from '../texts.ts';
import { provideDeleteAccount } from './dataActors.ts';
import type { DeletionValues } from './deleteAccountMachine.ts';

const UNTYPED = { subject: null, values: { password: '' } };

interface DeleteAccountDialogProps {
  /** Told that it is to close. */
  onClose: () => void;
}

/** Asks for the password before the account goes. */
export function DeleteAccountDialog({ onClose }: DeleteAccountDialogProps) {
  const { t } = useTexts();
  const formId = useId();
  const actor = useKeptActor('settings.delete', provideDeleteAccount, UNTYPED);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isPaused = useSelector(actor, (snapshot) => snapshot.hasTag('paused'));
  const field = useField<DeletionValues>(actor, () => t('delete.required'));
  return (
    <Dialog
      title={t('delete.question')}
      size="small"
      isOpen
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={onClose}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {t('delete.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isPending={isBusy}
            isDisabled={isPaused}
          >
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <FormView actor={actor} id={formId} failureTitle={t('delete.failed')}>
        <p>{t('delete.text')}</p>
        <p>{t('delete.keep')}</p>
        <PasswordField {...field('password')} label={t('delete.password')} isRequired autoFocus />
      </FormView>
    </Dialog>
  );
}

import type { BusinessProfile } from '@saudagar/contract';
import { FormView } from '@saudagar/flows/react';
import { useEmitted, useKeptActor, usePortal } from '@saudagar/portal';
import { Button, Dialog } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTexts } from '../texts.ts';
import { provideEditProfile } from './editProfileActors.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { valuesOf } from './profileValues.ts';

/** Props of the dialog that changes the business profile. */
export interface EditProfileDialogProps {
  business: BusinessProfile;
  /** Told that it is to close. */
  onClose: () => void;
}

/** Changes the member's business profile; what is filled in outlives reload (ACCT-062, ACCT-099–108). */
export function EditProfileDialog({ business, onClose }: EditProfileDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const formId = useId();
  const form = useKeptActor('profile.edit', provideEditProfile, {
    subject: null,
    values: valuesOf(business),
  });
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  useEmitted(form, 'form.done', () => {
    notifier.success(lazy('edit.done'));
    onClose();
  });
  useEmitted(form, 'form.closed', onClose);
  const leave = () => form.send({ type: 'form.left' });

  return (
    <Dialog
      title={t('edit.title')}
      size="large"
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={leave}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={leave}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isBusy}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <FormView actor={form} id={formId} failureTitle={t('edit.failed')}>
        <ProfileFields actor={form} />
      </FormView>
    </Dialog>
  );
}

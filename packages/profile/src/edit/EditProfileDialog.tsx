import type { BusinessProfile } from '@saudagar/contract';
import { FormDialog } from '@saudagar/flows/react';
import {
  useActorResult,
  useEmitted,
  usePersistentActor,
  usePortal,
  useUser,
} from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideEditProfile } from './editProfileFlow.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { profileValues } from './profileValues.ts';

/** Props of the dialog that edits the profile. */
export interface EditProfileDialogProps {
  business: BusinessProfile;
  /** Called when the dialog should close. */
  onClose: () => void;
}

/**
 * Edits the member's own details and business; the draft survives a reload (ACCT-062, ACCT-099–108,
 * ACCT-141).
 */
export function EditProfileDialog({ business, onClose }: EditProfileDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const user = useUser();
  const form = usePersistentActor('profile.edit', provideEditProfile, {
    subject: null,
    values: profileValues(business, user),
  });
  useActorResult(form, 'form.done', (_, isShown) => {
    notifier.success(lazy('edit.done'));
    if (isShown) onClose();
  });
  useEmitted(form, 'form.closed', onClose);

  return (
    <FormDialog
      title={t('edit.title')}
      size="large"
      actor={form}
      reopened={(close) => <EditProfileDialog business={business} onClose={close} />}
      failureTitle={t('edit.failed')}
      submitLabel={t('edit.save')}
    >
      <ProfileFields actor={form} />
    </FormDialog>
  );
}

import { INVITATION_MESSAGE_MAX, INVITED_NAME_MAX } from '@saudagar/contract';
import { FormDialog, useDetailOr, useField } from '@saudagar/flows/react';
import { useActorResult, useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { TextField } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import type { InviteValues } from './inviteFlow.ts';
import { provideInvite } from './inviteFlow.ts';

const BLANK: InviteValues = { invited_email: '', invited_name: '', message: '' };

/** Props of {@link InviteDialog}. */
export interface InviteDialogProps {
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Invites a person to the community (NET-007, NET-071–085); the draft survives a reload. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const { t, lazy } = useTexts();
  const detailOr = useDetailOr();
  const { notifier } = usePortal();
  const form = usePersistentActor('network.invite', provideInvite, {
    subject: null,
    values: BLANK,
  });
  const field = useField<InviteValues>(form, (_, rule) => {
    switch (rule) {
      case 'emailRequired':
        return t('invite.emailRequired');
      case 'emailInvalid':
        return t('invite.emailInvalid');
      case 'nameLong':
        return t('invite.nameLong', { count: INVITED_NAME_MAX });
      default:
        return t('invite.messageLong', { count: INVITATION_MESSAGE_MAX });
    }
  });
  useActorResult(form, 'form.done', (_, isShown) => {
    notifier.success(lazy('invite.done'));
    if (isShown) onClose();
  });
  useEmitted(form, 'form.closed', onClose);
  return (
    <FormDialog
      title={t('invite.title')}
      size="small"
      actor={form}
      reopened={(close) => <InviteDialog onClose={close} />}
      failureText={(failure) => detailOr(failure, t('invite.failed'))}
      submitLabel={t('invite.submit')}
    >
      <TextField
        {...field('invited_email')}
        label={t('invite.email')}
        type="email"
        autoComplete="off"
        isRequired
        autoFocus
      />
      <TextField {...field('invited_name')} label={t('invite.name')} autoComplete="off" />
      <TextField
        {...field('message')}
        label={t('invite.message')}
        description={t('invite.messageHint')}
        isMultiline
      />
    </FormDialog>
  );
}

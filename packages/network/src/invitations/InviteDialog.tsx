import { INVITATION_MESSAGE_MAX, INVITED_NAME_MAX } from '@saudagar/contract';
import { FormView, useField } from '@saudagar/flows/react';
import { useEmitted, useKeptActor, usePortal } from '@saudagar/portal';
import { Button, Dialog, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTexts } from '../texts.ts';
import { provideInvite } from './invitationsActors.ts';
import type { InviteValues } from './inviteMachine.ts';

const BLANK: InviteValues = { invited_email: '', invited_name: '', message: '' };

/** Props of the dialog that invites somebody. */
export interface InviteDialogProps {
  /** Told that it is to close. */
  onClose: () => void;
}

/** Invites somebody to the community (NET-007, NET-071–085); what is filled in outlives reload. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const formId = useId();
  const form = useKeptActor('network.invite', provideInvite, { subject: null, values: BLANK });
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
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
  useEmitted(form, 'form.done', () => {
    notifier.success(lazy('invite.done'));
    onClose();
  });
  useEmitted(form, 'form.closed', onClose);
  const leave = () => form.send({ type: 'form.left' });
  return (
    <Dialog
      title={t('invite.title')}
      size="small"
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={leave}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={leave}>
            {t('invite.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isBusy}>
            {t('invite.submit')}
          </Button>
        </>
      }
    >
      <FormView actor={form} id={formId} failureText={({ detail }) => detail ?? t('invite.failed')}>
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
      </FormView>
    </Dialog>
  );
}

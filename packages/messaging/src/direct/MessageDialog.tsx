import { MESSAGE_MAX_LENGTH, type Member } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor } from '@saudagar/portal';
import { TextField, useNotifier } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { provideDirect } from './directFlow.ts';

/** Props of {@link MessageDialog}. */
export interface MessageDialogProps {
  /** Recipient of the message. */
  member: Pick<Member, 'id' | 'full_name'>;
  /** Called when the message was sent or the dialog closed; an unsent message stays as a draft. */
  onClose: () => void;
}

/** Dialog that sends a message to a member. */
// NET-008, NET-137–140
export function MessageDialog({ member, onClose }: MessageDialogProps) {
  const { t, lazy } = useTexts();
  const notifier = useNotifier();
  const actor = usePersistentActor(`messaging.direct.${member.id}`, provideDirect, {
    subject: { userId: member.id },
    values: { text: '' },
  });
  const field = useField(actor, () => t('direct.blank'));
  const name = member.full_name?.trim() || t('unknown');
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy('direct.sent', { name }));
    if (isShown) onClose();
  });
  return (
    <FormDialog
      title={t('direct.title', { name })}
      actor={actor}
      reopened={(close) => <MessageDialog member={member} onClose={close} />}
      onLeave={onClose}
      failureText={() => t('direct.failed')}
      submitLabel={t('direct.send')}
    >
      <TextField
        {...field('text')}
        label={t('direct.label')}
        isMultiline
        autoFocus
        maxLength={MESSAGE_MAX_LENGTH}
      />
    </FormDialog>
  );
}

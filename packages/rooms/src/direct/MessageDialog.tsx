import { MESSAGE_MAX_LENGTH, type Member } from '@saudagar/contract';
import { useKeptActor } from '@saudagar/portal';
import { Button, Dialog, InlineMessage, TextField, useNotifier } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts.ts';
import { provideDirect } from './directActors.ts';

/** Props of {@link MessageDialog}. */
export interface MessageDialogProps {
  /** Who the message goes to. */
  member: Pick<Member, 'id' | 'full_name'>;
  /** Told that it was sent or closed. What is not sent stays for the next time. */
  onClose: () => void;
}

/** Writes one message to a member, for hosts to open beside them (NET-008, NET-137–140). */
export function MessageDialog({ member, onClose }: MessageDialogProps) {
  const { t } = useTexts();
  const notifier = useNotifier();
  const field = useRef<HTMLTextAreaElement>(null);
  const actor = useKeptActor(`rooms.direct.${member.id}`, provideDirect, {
    userId: member.id,
  });
  const text = useSelector(actor, ({ context }) => context.text);
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('sending'));
  const isBlank = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'blank' }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'failed' }));
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'));
  const name = member.full_name?.trim() || t('unknown');

  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => {
      notifier.success(t('direct.sent', { name }));
      onClose();
    };
  });
  useEffect(() => {
    if (isSent) latest.current();
  }, [isSent]);

  const submit = () => {
    actor.send({ type: 'message.submitted' });
    if (actor.getSnapshot().matches({ writing: 'blank' })) field.current?.focus();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('direct.title', { name })}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('direct.cancel')}
          </Button>
          <Button variant="primary" isPending={isSending} onPress={submit}>
            {t('direct.send')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('direct.label')}
        isMultiline
        autoFocus
        inputRef={(element) => {
          field.current = element as HTMLTextAreaElement | null;
        }}
        maxLength={MESSAGE_MAX_LENGTH}
        value={text}
        isReadOnly={isSending}
        isInvalid={isBlank}
        errorMessage={isBlank && t('direct.blank')}
        onChange={(value) => actor.send({ type: 'text.changed', text: value })}
      />
      {hasFailed && <InlineMessage kind="error">{t('direct.failed')}</InlineMessage>}
    </Dialog>
  );
}

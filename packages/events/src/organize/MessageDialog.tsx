import { EVENT_MESSAGE_MAX, type Event } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import { useActorResult, useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { formatNumber, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { provideMessage } from './messageFlow.ts';
import { useTexts } from './texts.ts';

/** Props of {@link MessageDialog}. */
export interface MessageDialogProps {
  event: Event;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Sends a message to everybody registered; the draft survives a reload. */
export function MessageDialog({ event, onClose }: MessageDialogProps) {
  const { id, title } = event;
  const { t, lazy, locale } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`events.message.${id}`, provideMessage, {
    subject: { id },
    values: { text: '' },
  });
  const left = useSelector(
    actor,
    ({ context }) => EVENT_MESSAGE_MAX - context.values.text.trim().length,
  );
  const field = useField(actor, (_, rule) =>
    t(rule === 'long' ? 'message.long' : 'message.required'),
  );
  useEmitted(actor, 'form.closed', onClose);
  useActorResult(actor, 'form.done', ({ reply: { recipients } }, isShown) => {
    notifier.success(lazy('message.done', { count: recipients }));
    if (isShown) onClose();
  });
  return (
    <FormDialog
      title={t('message.title')}
      actor={actor}
      reopened={(close) => <MessageDialog event={event} onClose={close} />}
      failureTitle={t('message.failed')}
      submitLabel={t('message.send')}
    >
      <TextField
        {...field('text')}
        label={t('message.label', { title })}
        description={t('message.hint')}
        className="sg-event-message-form"
        isMultiline
        rows={5}
        autoFocus
        counter={t(left < 0 ? 'message.over' : 'message.left', {
          number: formatNumber(Math.abs(left), locale),
        })}
      />
    </FormDialog>
  );
}

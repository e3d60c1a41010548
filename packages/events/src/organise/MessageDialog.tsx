import { EVENT_MESSAGE_MAX, type Event } from '@saudagar/contract';
import { FormView, useField } from '@saudagar/flows/react';
import { useEmitted, useKeptActor, usePortal } from '@saudagar/portal';
import { Button, Dialog, formatNumber, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { provideMessage } from './organiseActors.ts';
import { useTexts } from './texts.ts';

/** Props of {@link MessageDialog}. */
export interface MessageDialogProps {
  event: Event;
  /** Told that the dialog is to close. */
  onClose: () => void;
}

/** Writes to all who have a place; what is typed survives reload. */
export function MessageDialog({ event: { id, title }, onClose }: MessageDialogProps) {
  const { t, lazy, locale } = useTexts();
  const { notifier } = usePortal();
  const formId = useId();
  const actor = useKeptActor(`events.message.${id}`, provideMessage, {
    subject: { id },
    values: { text: '' },
  });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isPaused = useSelector(actor, (snapshot) => snapshot.hasTag('paused'));
  const left = useSelector(
    actor,
    ({ context }) => EVENT_MESSAGE_MAX - context.values.text.trim().length,
  );
  const field = useField(actor, (_, rule) =>
    t(rule === 'long' ? 'message.long' : 'message.required'),
  );
  useEmitted(actor, 'form.closed', onClose);
  useEmitted(actor, 'form.done', ({ reply: { recipients } }) => {
    notifier.success(lazy('message.done', { count: recipients }));
    onClose();
  });
  return (
    <Dialog
      title={t('message.title')}
      isOpen
      isDismissable={false}
      onOpenChange={() => actor.send({ type: 'form.left' })}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          isDisabled={isPaused}
          isPending={isBusy}
        >
          {t('message.send')}
        </Button>
      }
    >
      <FormView id={formId} actor={actor} failureTitle={t('message.failed')}>
        <TextField
          {...field('text')}
          label={t('message.label', { title })}
          description={t('message.hint')}
          className="sg-event-message"
          isMultiline
          rows={5}
          autoFocus
          counter={t(left < 0 ? 'message.over' : 'message.left', {
            number: formatNumber(Math.abs(left), locale),
          })}
        />
      </FormView>
    </Dialog>
  );
}

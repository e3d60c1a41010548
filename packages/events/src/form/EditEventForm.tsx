import { type ApiError, EDIT_REASON_MAX, type Event, isLocked } from '@saudagar/contract';
import { CancelButton, FormView, useClosedWhileSending, useField } from '@saudagar/flows/react';
import {
  useActorResult,
  useEmitted,
  useFailureText,
  usePersistentActor,
  usePortal,
} from '@saudagar/portal';
import { Button, Dialog, InlineMessage, loadable, TextField, useOnDemand } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useState } from 'react';
import { ConflictDialog } from './ConflictDialog.tsx';
import { CriticalQuestion } from './CriticalQuestion.tsx';
import { CurrentFiles } from './CurrentFiles.tsx';
import { EventFields } from './EventFields.tsx';
import { provideEditEvent } from './editEventFlow.ts';
import {
  changesFiles,
  confirmationOf,
  type EditSubject,
  editValuesOf,
  extendedFrom,
  needsReason,
  registeredFor,
} from './editValues.ts';
import { FileFields } from './FileFields.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { followFiles, SavedFiles } from './SavedFiles.tsx';
import { useTexts } from './texts.ts';

// Bundled with the form, but opened through the same `loadable` as a lazy dialog.
const historyDialog = loadable(async () => HistoryDialog);

interface EditEventFormProps {
  subject: EditSubject;
  onClose: () => void;
}

/** Form for editing an event (EVT-188–219). */
export function EditEventForm({ subject, onClose }: EditEventFormProps) {
  const { t, lazy } = useTexts();
  const portal = usePortal();
  const { notifier } = portal;
  const failureText = useFailureText();
  const id = useId();
  const { event, attachments, permissions } = subject;
  const [saved, setSaved] = useState<{ event: Event; changes: number } | null>(null);
  const history = useOnDemand(historyDialog);
  const actor = usePersistentActor(`events.edit.${event.id}`, provideEditEvent, {
    subject,
    values: editValuesOf(event),
  });
  const values = useSelector(actor, ({ context }) => context.values);
  const errors = useSelector(actor, ({ context }) => context.errors);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isRateLimited = useSelector(actor, (snapshot) => snapshot.hasTag('rateLimited'));
  const field = useField(actor, () => t('rules.editReasonMissing'));
  const isConfirming = errors.confirmed !== undefined;
  const unchanged = errors.basis;
  useEffect(() => {
    if (unchanged) notifier.info(lazy('edit.unchanged'));
  }, [unchanged, notifier, lazy]);

  const showSuccess = ({ revision }: Event, changes: number) =>
    notifier.success(revision?.is_own ? lazy('edit.waits') : lazy('edit.done', { n: changes }));
  useEmitted(actor, 'form.closed', onClose);
  useActorResult(actor, 'form.done', ({ reply }, isShown) => {
    const hasFiles = changesFiles(actor.getSnapshot().context.values);
    if (hasFiles && isShown) return setSaved(reply);
    if (hasFiles)
      return followFiles(portal, lazy, {
        title: t('edit.title'),
        event: reply.event,
        onEnded: ({ changes }) => showSuccess(reply.event, reply.changes + changes),
      });
    showSuccess(reply.event, reply.changes);
    if (isShown) onClose();
  });

  const reason = (failure: ApiError) =>
    t('edit.failed', { message: failure.detail ?? failureText(failure) });
  useClosedWhileSending(actor, 'form.refused', {
    title: t('edit.title'),
    failureText: reason,
    reopened: (close) => <EditEventForm subject={subject} onClose={close} />,
  });

  if (saved)
    return (
      <SavedFiles
        title={t('edit.title')}
        event={saved.event}
        onEnded={({ changes }) => showSuccess(saved.event, saved.changes + changes)}
        onClose={onClose}
      />
    );

  if (errors.sequence) return <ConflictDialog eventId={event.id} actor={actor} />;

  const change = (changed: Partial<typeof values>) =>
    actor.send({ type: 'field.changed', change: changed });
  const confirm = () => {
    change({ confirmed: confirmationOf(values, subject) });
    actor.send({ type: 'form.submitted' });
  };
  const remaining = attachments && {
    gallery: attachments.gallery.filter((one) => !values.removed.includes(one.id)),
    attachments: attachments.attachments.filter((one) => !values.removed.includes(one.id)),
  };
  return (
    <Dialog
      title={isConfirming ? t('critical.title') : t('edit.title')}
      size="large"
      isOpen
      isDismissable={false}
      onOpenChange={() => actor.send({ type: 'form.closed' })}
      footer={
        isConfirming ? (
          <>
            <Button onPress={() => change({ confirmed: '' })}>{t('critical.back')}</Button>
            <Button variant="primary" onPress={confirm}>
              {t('critical.confirm')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" {...history.openerProps}>
              {t('history.open')}
            </Button>
            <CancelButton />
            <Button
              type="submit"
              form={id}
              variant="primary"
              isDisabled={isRateLimited}
              isPending={isBusy}
            >
              {t('edit.submit')}
            </Button>
          </>
        )
      }
    >
      {history.isOpen && (
        <historyDialog.View eventId={event.id} timeZone={event.time_zone} onClose={history.close} />
      )}
      <FormView id={id} actor={actor} failureText={reason} showsServerReason>
        {isConfirming ? (
          <CriticalQuestion values={values} subject={subject} />
        ) : (
          <>
            {event.revision && <InlineMessage>{t('edit.waiting')}</InlineMessage>}
            <EventFields
              actor={actor}
              isLocked={(name) => isLocked(name, permissions.restrictions)}
              registered={registeredFor(subject)}
              savedStart={event.start_date}
              extendedFrom={extendedFrom(subject)}
              files={
                <FileFields actor={actor} remaining={remaining ?? undefined}>
                  {attachments ? (
                    <CurrentFiles attachments={attachments} values={values} onChange={change} />
                  ) : (
                    <InlineMessage>{t('files.unread')}</InlineMessage>
                  )}
                </FileFields>
              }
            />
            <TextField
              {...field('edit_reason')}
              label={t('edit.reason')}
              description={t('edit.reasonHint')}
              isMultiline
              rows={2}
              maxLength={EDIT_REASON_MAX}
              isRequired={needsReason(subject)}
            />
          </>
        )}
      </FormView>
    </Dialog>
  );
}

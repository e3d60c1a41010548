import type { Event } from '@saudagar/contract';
import { FormDialog, useDetailOr, useMissingFields } from '@saudagar/flows/react';
import {
  useActorResult,
  useEmitted,
  usePersistentActor,
  usePortal,
  useRoutes,
} from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { provideCreateEvent } from './createEventFlow.ts';
import { EventFields } from './EventFields.tsx';
import {
  copyOf,
  countFiles,
  EVENT_FIELDS,
  EVENT_STEPS,
  newDraftName,
  newEvent,
} from './eventValues.ts';
import { FileFields } from './FileFields.tsx';
import { followFiles, SavedFiles } from './SavedFiles.tsx';
import { useTexts } from './texts.ts';
import { useEventSteps } from './useEventSteps.ts';

/** Props of {@link CreateEventDialog}. */
export interface CreateEventDialogProps {
  /** The event to copy, without dates, files and attendees. @default an empty form */
  copied?: Event | undefined;
  /** Called when the dialog closes: cancelled, discarded, or saved with its files. */
  onClose: () => void;
  /** Called with the new event once it is created; file uploads may still be running. */
  onCreated?: ((event: Event) => void) | undefined;
}

/** Creates an event, then uploads its files. */
// EVT-013, EVT-106–169, EVT-340
export function CreateEventDialog({ copied, onClose, onCreated }: CreateEventDialogProps) {
  const { event: hrefOf } = useRoutes();
  const { t, lazy } = useTexts();
  const detailOr = useDetailOr();
  const portal = usePortal();
  const { notifier } = portal;
  const linkTo = (id: string) =>
    hrefOf
      ? { action: { label: lazy('create.view'), onAction: () => portal.navigate(hrefOf(id)) } }
      : {};
  const [saved, setSaved] = useState<Event | null>(null);
  const subject = copied?.id ?? null;
  const actor = usePersistentActor(newDraftName(subject), provideCreateEvent, {
    subject,
    values: copied ? copyOf(copied) : newEvent(),
    steps: EVENT_STEPS,
  });
  const timeZone = useSelector(actor, ({ context }) => context.values.time_zone);
  const steps = useEventSteps(timeZone);
  // EVT-106–111
  const missing = useMissingFields(actor, EVENT_FIELDS, {
    title: t('missing.title'),
    description: t('missing.description'),
    event_type: t('missing.event_type'),
    start_date: t('missing.start_date'),
    end_date: t('missing.end_date'),
    location: t('missing.location'),
  });

  /** The success message lists only the files that were uploaded (EVT-167). */
  const showSuccess = (event: Event, uploaded: readonly string[]) => {
    const link = linkTo(event.id);
    if (event.approval_status === 'pending') notifier.success(lazy('create.pending'), link);
    else if (uploaded.length === 0) notifier.success(lazy('create.done'), link);
    else notifier.success(lazy('create.doneWith', { names: uploaded.join(', ') }), link);
  };
  useEmitted(actor, 'form.closed', onClose);
  useActorResult(actor, 'form.done', ({ reply }, isShown) => {
    const hasFiles = countFiles(actor.getSnapshot().context.values) > 0;
    if (isShown) onCreated?.(reply);
    if (hasFiles && isShown) return setSaved(reply);
    if (hasFiles)
      return followFiles(portal, lazy, {
        title: t('create.title'),
        event: reply,
        onEnded: ({ uploaded }) => showSuccess(reply, uploaded),
      });
    showSuccess(reply, []);
    if (isShown) onClose();
  });

  if (saved)
    return (
      <SavedFiles
        title={t('create.title')}
        event={saved}
        onEnded={({ uploaded }) => showSuccess(saved, uploaded)}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={t('create.title')}
      size="large"
      actor={actor}
      reopened={(close) => <CreateEventDialog copied={copied} onClose={close} />}
      failureText={(failure) => detailOr(failure, t('create.failed'))}
      submitLabel={t('create.submit')}
      steps={steps}
      disabledReason={missing}
    >
      <EventFields actor={actor} files={<FileFields actor={actor} />} />
    </FormDialog>
  );
}

import type { Event } from '@saudagar/contract';
import { CancelButton } from '@saudagar/flows/react';
import { usePersistentActor } from '@saudagar/portal';
import { Button, Dialog, Form, InlineMessage, TextField, useNow } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { eventDay, isEventDay } from '../when/eventDay.ts';
import { CameraView } from './CameraView.tsx';
import type { Camera } from './camera.ts';
import { provideCheckIn } from './checkInActors.ts';
import { DoorCounts } from './DoorCounts.tsx';
import { ScanResults } from './ScanResults.tsx';
import { useTexts } from './texts.ts';

/** Props of {@link CheckInDialog}. */
export interface CheckInDialogProps {
  event: Pick<Event, 'id' | 'title' | 'start_date' | 'end_date' | 'time_zone'>;
  /** Camera that reads codes; null leaves only typed codes. */
  camera: Camera | null;
  /** Called when the dialog closes; queued check-ins are still sent. */
  onClose: () => void;
}

/** Checks attendees in by typed code, or by camera where supported. */
export function CheckInDialog({ event, camera, onClose }: CheckInDialogProps) {
  const { t, locale } = useTexts();
  const actor = usePersistentActor(`events.checkIn.${event.id}`, provideCheckIn, {
    eventId: event.id,
  });
  const typed = useSelector(actor, ({ context }) => context.typed);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const queued = useSelector(actor, ({ context }) => context.queue.length);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const isDayConfirmed = useSelector(actor, ({ context }) => context.isDayConfirmed);
  useEffect(() => actor.send({ type: 'door.opened' }), [actor]);
  const now = useNow();
  const title = t('checkIn.title', { title: event.title });
  if (!isDayConfirmed && !isEventDay(event, now))
    return (
      <Dialog
        title={title}
        isOpen
        onOpenChange={onClose}
        footer={
          <>
            <CancelButton />
            <Button variant="primary" onPress={() => actor.send({ type: 'day.confirmed' })}>
              {t('otherDay.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('otherDay.text', { day: eventDay(event, locale) })}</p>
      </Dialog>
    );
  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      <div className="sg-check-in">
        <DoorCounts actor={actor} />
        {camera && <CameraView camera={camera} actor={actor} />}
        <Form
          onSubmit={(submit) => {
            submit.preventDefault();
            actor.send({ type: 'code.submitted' });
          }}
        >
          <TextField
            label={t('checkIn.code')}
            description={t('checkIn.hint')}
            value={typed}
            onChange={(text) => actor.send({ type: 'code.typed', text })}
            errorMessage={problem && t(`checkIn.${problem}`)}
            autoComplete="off"
            autoFocus
            maxLength={64}
            trailing={
              <Button type="submit" variant="primary" className="sg-check-in-submit">
                {t('checkIn.submit')}
              </Button>
            }
          />
        </Form>
        {isWaiting && (
          <InlineMessage kind="offline" onRetry={() => actor.send({ type: 'queue.retried' })}>
            {t('checkIn.waiting', { count: queued })}
          </InlineMessage>
        )}
        <ScanResults actor={actor} />
      </div>
    </Dialog>
  );
}

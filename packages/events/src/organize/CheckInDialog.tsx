import type { Event } from '@saudagar/contract';
import { usePersistentActor } from '@saudagar/portal';
import { Button, Dialog, Form, InlineMessage, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { CameraView } from './CameraView.tsx';
import type { Camera } from './camera.ts';
import { provideCheckIn } from './checkInActors.ts';
import { ScanResults } from './ScanResults.tsx';
import { useTexts } from './texts.ts';

/** Props of {@link CheckInDialog}. */
export interface CheckInDialogProps {
  event: Pick<Event, 'id' | 'title'>;
  /** Camera that reads codes; null leaves only typed codes. */
  camera: Camera | null;
  /** Called when the dialog closes; queued check-ins are still sent. */
  onClose: () => void;
}

/** Checks attendees in by typed code, or by camera where supported. */
export function CheckInDialog({ event, camera, onClose }: CheckInDialogProps) {
  const { t } = useTexts();
  const actor = usePersistentActor(`events.checkIn.${event.id}`, provideCheckIn, {
    eventId: event.id,
  });
  const typed = useSelector(actor, ({ context }) => context.typed);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const queued = useSelector(actor, ({ context }) => context.queue.length);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  return (
    <Dialog title={t('checkIn.title', { title: event.title })} isOpen onOpenChange={onClose}>
      <div className="sg-check-in">
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

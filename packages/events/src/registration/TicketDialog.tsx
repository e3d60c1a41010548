import { type Event, type EventRegistration, takesRegistrations } from '@saudagar/contract';
import { Button, Dialog, useNow } from '@saudagar/ui';
import { useState } from 'react';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import { EventDetails } from '../card/EventDetails.tsx';
import { VisibilityChoice } from '../coming/VisibilityChoice.tsx';
import { useTexts } from '../texts.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { EntryCode } from './EntryCode.tsx';

interface TicketDialogProps {
  event: Event;
  registration: EventRegistration;
  onClose: () => void;
}

/** The member's registration: the entry code or the waitlist entry. */
export function TicketDialog({ event, registration, onClose }: TicketDialogProps) {
  const { t } = useTexts();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const { status, qr_code, waitlist_position: position, checked_in_at } = registration;
  const isWaiting = status === 'waitlisted';
  return (
    <>
      <Dialog
        title={t(`ticket.${status}`)}
        size="small"
        isOpen
        onOpenChange={onClose}
        footer={
          <>
            {takesRegistrations(event, now) && !checked_in_at && (
              <Button variant="quiet" onPress={() => setAsking(true)}>
                {t(isWaiting ? 'leave.waitlist' : 'leave.action')}
              </Button>
            )}
            <Button onPress={onClose}>{t('done')}</Button>
          </>
        }
      >
        <div className="sg-event-ticket">
          {qr_code && !isWaiting && <EntryCode code={qr_code} title={event.title} />}
          {isWaiting && (
            <p className="sg-event-note">
              {position ? t('ticket.position', { number: position }) : t('ticket.waiting')}
            </p>
          )}
          {checked_in_at && <p className="sg-event-note">{t('ticket.checkedIn')}</p>}
          <div className="sg-event-brief">
            <p className="sg-event-brief-title">{event.title}</p>
            <EventDetails event={event} />
          </div>
          <AddToCalendar event={event} />
          {registration.is_visible !== undefined && (
            <VisibilityChoice eventId={event.id} isVisible={registration.is_visible} />
          )}
        </div>
      </Dialog>
      {isAsking && (
        <CancelDialog
          event={event}
          isWaiting={isWaiting}
          onClose={() => setAsking(false)}
          onDone={onClose}
        />
      )}
    </>
  );
}

import type { Event } from '@saudagar/contract';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import { RegisterAction } from '../registration/RegisterAction.tsx';
import { useIsMember } from '../useIsMember.ts';

interface EventActionsProps {
  event: Event;
}

/** Actions of an event: register, show the entry code, add to calendar. */
export function EventActions({ event }: EventActionsProps) {
  const isMember = useIsMember();
  return (
    <div className="sg-event-actions">
      <RegisterAction event={event} className="sg-event-actions" />
      {isMember && <AddToCalendar event={event} />}
    </div>
  );
}

import type { Event } from '@saudagar/contract';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import type { EventLinks } from '../links.ts';
import { RegisterAction } from '../registration/RegisterAction.tsx';
import { useIsMember } from '../useIsMember.ts';

interface EventActionsProps extends EventLinks {
  event: Event;
}

/** Actions of an event: register, show the entry code, add to calendar. */
export function EventActions({ event, hrefOf }: EventActionsProps) {
  const isMember = useIsMember();
  return (
    <div className="sg-event-actions">
      <RegisterAction {...{ event, hrefOf }} className="sg-event-actions" />
      {isMember && <AddToCalendar event={event} hrefOf={hrefOf} />}
    </div>
  );
}

import type { Event } from '@saudagar/contract';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import { useIsMember } from '../useIsMember.ts';
import { ManageActions } from './ManageActions.tsx';

interface EventActionsProps {
  event: Event;
}

/** Actions of an event beside registering: add to calendar, and those of its organizers. */
export function EventActions({ event }: EventActionsProps) {
  const isMember = useIsMember();
  if (!isMember) return null;
  return (
    <div className="sg-event-actions">
      <AddToCalendar event={event} />
      <ManageActions event={event} />
    </div>
  );
}

import type { Event } from '@saudagar/contract';
import { useEmitted, usePortal, useRoutes, useViewActor } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useTexts } from '../texts.ts';
import { provideAddToCalendar } from './addToCalendarFlow.ts';
import { entryOf } from './entryOf.ts';

interface AddToCalendarProps {
  event: Event;
}

/** Adds an event to the member's calendar; after a change, pressing again updates the entry. */
export function AddToCalendar({ event }: AddToCalendarProps) {
  const { event: hrefOf } = useRoutes();
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = useViewActor(provideAddToCalendar, undefined);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useEmitted(actor, 'calendar.failed', () => notifier.error(lazy('calendar.failed')));
  const url = hrefOf ? new URL(hrefOf(event.id), window.location.href).href : null;
  const add = () => actor.send({ type: 'calendar.wanted', entry: entryOf(event, url) });
  return (
    <Button icon={<CalendarPlus />} isPending={isBusy} onPress={add}>
      {t('calendar.add')}
    </Button>
  );
}

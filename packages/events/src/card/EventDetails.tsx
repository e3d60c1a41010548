import { type Event, spotsLeft, takesRegistrations } from '@saudagar/contract';
import { formatNumber, Icon, useNow } from '@saudagar/ui';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import MapPin from 'lucide-react/icons/map-pin';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { eventTime, readerTime } from '../when/eventTime.ts';
import { priceText } from './price.ts';

interface EventDetailsProps {
  event: Event;
  /** Rendered after the location: the map link. @default nothing */
  locationSuffix?: ReactNode | undefined;
}

/** Date, location, price and remaining spots of an event (EVT-054, 055, 063). */
export function EventDetails({ event, locationSuffix }: EventDetailsProps) {
  const { t, locale } = useTexts();
  const { location, venue, price, currency, start_date } = event;
  const own = readerTime(event, locale);
  return (
    <ul className="sg-event-details">
      <Fact sign={<CalendarClock />}>
        <time dateTime={start_date}>{eventTime(event, locale)}</time>
        {own && <span className="sg-event-own-time">{t('ownTime', { time: own })}</span>}
      </Fact>
      <Fact sign={<MapPin />}>
        {venue ? t('place', { venue, location }) : location}
        {locationSuffix && <> {locationSuffix}</>}
      </Fact>
      <Fact sign={<Ticket />}>{price > 0 ? priceText(price, currency, locale) : t('free')}</Fact>
      <Fact sign={<Users />}>
        <Spots event={event} />
      </Fact>
    </ul>
  );
}

function Fact({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon>{sign}</Icon>
      <span>{children}</span>
    </li>
  );
}

/** Spots left and waitlist size; after the event, the number who attended (EVT-061–064). */
function Spots({ event }: { event: Event }) {
  const { t, locale } = useTexts();
  const now = useNow();
  const count = spotsLeft(event);
  const { current_attendees: coming, waitlist_count: waiting = 0 } = event;
  const number = (value: number) => formatNumber(value, locale);
  if (!takesRegistrations(event, now))
    return t('spots.closed', { count: coming, number: number(coming) });
  if (count === null) return t('spots.unlimited', { count: coming, number: number(coming) });
  if (count > 0) return t('spots.left', { count, number: number(count) });
  return waiting > 0
    ? t('spots.waiting', { count: waiting, number: number(waiting) })
    : t('spots.full');
}

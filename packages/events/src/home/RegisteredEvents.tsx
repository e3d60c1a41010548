import { WaitingRow, WaitingView } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { formatUpcoming, useNow } from '@saudagar/ui';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useTexts } from '../texts.ts';
import { provideUpcoming } from './upcomingFlow.ts';

/** Props of {@link RegisteredEvents}. */
export interface RegisteredEventsProps {
  /** Number of events shown. @default 2 */
  limit?: number | undefined;
}

/** The next events that the member is registered for, as rows for a home page. */
export function RegisteredEvents({ limit = 2 }: RegisteredEventsProps) {
  const { event: hrefOf } = useRoutes();
  const { t, locale } = useTexts();
  const now = useNow();
  const actor = useViewActor(provideUpcoming, { query: { limit, mine: 'registered' } });
  return (
    <WaitingView list="events" actor={actor}>
      {(events) => (
        <ul className="sg-waiting-list" aria-label={t('home.mine')}>
          {events.map(({ id, title, start_date, location, my_registration }) => (
            <WaitingRow key={id} name={title} href={hrefOf?.(id)} icon={<CalendarCheck />}>
              {formatUpcoming(start_date, now, locale)} ·{' '}
              {my_registration?.status === 'waitlisted' ? t('own.waitlisted') : location}
            </WaitingRow>
          ))}
        </ul>
      )}
    </WaitingView>
  );
}

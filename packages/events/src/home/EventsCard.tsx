import { HomeCard, HomeCardRow } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { DateTile } from '../card/DateTile.tsx';
import { useTexts } from '../texts.ts';
import { eventTime } from '../when/eventTime.ts';
import { provideUpcoming } from './upcomingFlow.ts';

/** Props of {@link EventsCard}. */
export interface EventsCardProps {
  /** Address of an event's own page. @default plain titles */
  hrefOf?: (id: string) => string;
  /** Address of the event list. @default no link */
  eventsPath?: string;
  /** Number of events shown. @default 3 */
  limit?: number;
}

/** The next events, as a card for a home page. */
export function EventsCard({ hrefOf, eventsPath, limit = 3 }: EventsCardProps) {
  const { t, locale } = useTexts();
  const actor = useViewActor(provideUpcoming, { query: { limit } });
  return (
    <HomeCard
      actor={actor}
      title={t('home.title')}
      empty={t('home.empty')}
      allPath={eventsPath}
      allLabel={t('home.all')}
    >
      {(events) =>
        events.map((event) => (
          <HomeCardRow
            key={event.id}
            name={event.title}
            href={hrefOf?.(event.id)}
            mark={<DateTile start={event.start_date} />}
          >
            <span>{eventTime(event, locale)}</span>
            <span>{event.location}</span>
          </HomeCardRow>
        ))
      }
    </HomeCard>
  );
}

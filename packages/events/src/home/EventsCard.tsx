import { HomeCard, HomeCardRow } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { DateTile } from '../card/DateTile.tsx';
import { useTexts } from '../texts.ts';
import { eventTime } from '../when/eventTime.ts';
import { provideUpcoming } from './upcomingFlow.ts';

/** Props of {@link EventsCard}. */
export interface EventsCardProps {
  /** Number of events shown. @default 3 */
  limit?: number | undefined;
}

/** The next events, as a card for a home page. */
export function EventsCard({ limit = 3 }: EventsCardProps) {
  const { events, event: hrefOf } = useRoutes();
  const { t, locale } = useTexts();
  const actor = useViewActor(provideUpcoming, { query: { limit } });
  return (
    <HomeCard
      actor={actor}
      title={t('home.title')}
      empty={t('home.empty')}
      href={events?.()}
      allLabel={t('home.all')}
    >
      {(events) =>
        events.map((event) => (
          <HomeCardRow
            key={event.id}
            name={event.title}
            href={hrefOf?.(event.id)}
            mark={<DateTile event={event} />}
          >
            <span>{eventTime(event, locale)}</span>
            <span>{event.location}</span>
          </HomeCardRow>
        ))
      }
    </HomeCard>
  );
}

import type { Event } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { Card, Link, SkeletonText } from '@saudagar/ui';
import { useId } from 'react';
import { DateTile } from '../card/DateTile.tsx';
import { useTexts } from '../texts.ts';
import { eventTime } from '../when/eventTime.ts';
import { provideUpcoming } from './upcomingActors.ts';

/** Props of {@link EventsCard}. */
export interface EventsCardProps {
  /** Address of an event's own page. @default the title alone */
  hrefOf?: (id: string) => string;
  /** Address of all events. @default no link to them */
  eventsPath?: string;
  /** How many events it shows. @default 3 */
  limit?: number;
}

/** The next events: a card of a home page. */
export function EventsCard({ hrefOf, eventsPath, limit = 3 }: EventsCardProps) {
  const { t } = useTexts();
  const titleId = useId();
  const actor = useViewActor(provideUpcoming, { query: { limit } });
  return (
    <Card as="section" className="sg-events-home" aria-labelledby={titleId}>
      <h2 id={titleId} className="sg-events-home-title">
        {t('home.title')}
      </h2>
      <ReadView
        actor={actor}
        skeleton={<SkeletonText lines={3} />}
        empty={<p className="sg-event-note">{t('home.empty')}</p>}
      >
        {(events) => (
          <ul className="sg-events-home-list">
            {events.map((event) => (
              <HomeRow key={event.id} event={event} hrefOf={hrefOf} />
            ))}
          </ul>
        )}
      </ReadView>
      {eventsPath && <Link href={eventsPath}>{t('home.all')}</Link>}
    </Card>
  );
}

interface HomeRowProps {
  event: Event;
  hrefOf: EventsCardProps['hrefOf'];
}

function HomeRow({ event, hrefOf }: HomeRowProps) {
  const { locale } = useTexts();
  const { id, title, location, start_date } = event;
  return (
    <li className="sg-events-home-row">
      <DateTile start={start_date} />
      <span>
        {hrefOf ? (
          <Link isPlain href={hrefOf(id)}>
            {title}
          </Link>
        ) : (
          title
        )}
        <span className="sg-event-label">{eventTime(event, locale)}</span>
        <span className="sg-event-label">{location}</span>
      </span>
    </li>
  );
}

import type { Event } from '@saudagar/contract';
import { type ArticleAttributes, Card, Icon } from '@saudagar/ui';
import { memo, useId } from 'react';
import { RegisterAction } from '../registration/RegisterAction.tsx';
import { Badges } from './Badges.tsx';
import { Banner, hasBanner } from './Banner.tsx';
import { DateTile } from './DateTile.tsx';
import { EventDetails } from './EventDetails.tsx';
import { EventTitle } from './EventTitle.tsx';
import { typeIcon } from './typeIcons.ts';

/** Props of {@link EventCard}. */
export interface EventCardProps {
  /** The event shown. */
  event: Event;
  /** Opens its details. */
  onOpen: (id: string) => void;
  /** Attributes of the article within a feed of articles. @default none */
  attributes?: ArticleAttributes | undefined;
  /** Heading level. @default 2 */
  level?: 2 | 3 | 4 | undefined;
}

/** An event card: date, location, price and the Register action. */
// EVT-006, EVT-022
export const EventCard = memo(function EventCard(props: EventCardProps) {
  const { event, onOpen, attributes, level = 2 } = props;
  const titleId = useId();
  const Heading = `h${level}` as const;
  const TypeIcon = typeIcon(event.event_type);
  return (
    <Card
      {...attributes}
      as="article"
      padding="none"
      className="sg-event-card"
      aria-labelledby={titleId}
      data-cancelled={event.status === 'cancelled' || undefined}
    >
      <div className="sg-event-image" data-type={event.event_type}>
        {hasBanner(event) ? (
          <Banner event={event} size="thumbnail" />
        ) : (
          <Icon>
            <TypeIcon />
          </Icon>
        )}
        <DateTile event={event} />
      </div>
      <div className="sg-event-body">
        <Badges event={event} isOnCard />
        <Heading id={titleId} className="sg-event-title">
          <EventTitle eventId={event.id} onOpen={onOpen} className="sg-event-open">
            {event.title}
          </EventTitle>
        </Heading>
        <EventDetails event={event} />
        <RegisterAction event={event} about={titleId} className="sg-event-actions" />
      </div>
    </Card>
  );
});

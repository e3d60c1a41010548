import type { Event } from '@saudagar/contract';
import { ArticleListView, usePersistentList } from '@saudagar/flows/react';
import { type ArticleAttributes, EmptyState } from '@saudagar/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useCallback } from 'react';
import { CreateEvent } from '../CreateEvent.tsx';
import { EventCard } from '../card/EventCard.tsx';
import { EventSkeleton } from '../card/EventSkeleton.tsx';
import { useTexts } from '../texts.ts';
import type { EventsQuery } from './eventsFlow.ts';
import { provideEvents } from './eventsFlow.ts';

/** Estimated height of a card, in px. */
const CARD_HEIGHT = 260;

interface EventsListProps {
  query: EventsQuery;
  onOpen: (id: string) => void;
  onClear: () => void;
}

/** Events as cards, in every state of the list (EVT-006, EVT-012). */
export function EventsList({ query, onOpen, onClear }: EventsListProps) {
  const { t } = useTexts();
  const actor = usePersistentList('events.list', provideEvents, query);

  const render = useCallback(
    (event: Event, attributes: ArticleAttributes) => (
      <EventCard {...{ event, attributes, onOpen }} />
    ),
    [onOpen],
  );
  return (
    <ArticleListView
      actor={actor}
      aria-label={t('list')}
      skeleton={<EventSkeleton />}
      empty={
        <EmptyState
          illustration={<CalendarDays />}
          title={t('empty.title')}
          action={<CreateEvent />}
        >
          {t('empty.text')}
        </EmptyState>
      }
      unmatched={t('empty.title')}
      onClear={onClear}
      failureTitle={t('failed')}
      estimatedHeight={CARD_HEIGHT}
    >
      {render}
    </ArticleListView>
  );
}

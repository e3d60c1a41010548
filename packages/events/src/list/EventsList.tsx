import type { Event } from '@saudagar/contract';
import { type ListItems, ListView } from '@saudagar/flows/react';
import { useKeptActor } from '@saudagar/portal';
import {
  type ArticleAttributes,
  ArticleList,
  createListMemory,
  EmptyState,
  type ListMemory,
} from '@saudagar/ui';
import { useCallback, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { CreateEvent } from '../CreateEvent.tsx';
import { EventCard } from '../card/EventCard.tsx';
import { EventSkeleton } from '../card/EventSkeleton.tsx';
import type { EventLinks } from '../links.ts';
import { useTexts } from '../texts.ts';
import { provideEvents } from './eventsActors.ts';
import type { EventsQuery, eventsMachine } from './eventsMachine.ts';

/** About how tall a card is, in px. */
const CARD_HEIGHT = 260;

/** Heights and reading position of the lists that are kept while another page is open. */
const memories = new WeakMap<object, ListMemory>();

function memoryOf(actor: ActorRefFrom<typeof eventsMachine>): ListMemory {
  const memory = memories.get(actor) ?? createListMemory();
  memories.set(actor, memory);
  return memory;
}

interface EventsListProps {
  query: EventsQuery;
  links: EventLinks;
  onOpen: (id: string) => void;
  onClear: () => void;
}

/** Events as cards, in each state of their list (EVT-006, EVT-012). */
export function EventsList({ query, links, onOpen, onClear }: EventsListProps) {
  const { t } = useTexts();
  const actor = useKeptActor('events.list', provideEvents, { query });
  useEffect(() => {
    // A list that was kept while another page was open may be out of date.
    if (actor.getSnapshot().hasTag('some')) actor.send({ type: 'list.refreshed' });
  }, [actor]);
  useEffect(() => actor.send({ type: 'list.queried', query }), [actor, query]);

  const { hrefOf, onMember } = links;
  const render = useCallback(
    (event: Event, attributes: ArticleAttributes) => (
      <EventCard {...{ event, attributes, hrefOf, onMember, onOpen }} />
    ),
    [hrefOf, onMember, onOpen],
  );
  const renderItems = ({ ref, ...list }: ListItems<Event>) => (
    <ArticleList {...list} ref={ref} estimatedHeight={CARD_HEIGHT} memory={memoryOf(actor)}>
      {render}
    </ArticleList>
  );
  return (
    <ListView
      actor={actor}
      aria-label={t('list')}
      idOf={({ id }) => id}
      skeleton={<EventSkeleton />}
      empty={
        <EmptyState title={t('empty.title')} action={<CreateEvent />}>
          {t('empty.text')}
        </EmptyState>
      }
      unmatched={t('empty.title')}
      onClear={onClear}
      failureTitle={t('failed')}
      renderItems={renderItems}
    />
  );
}

import type { Tender } from '@saudagar/contract';
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
import { TenderCard } from '../card/TenderCard.tsx';
import { TenderSkeleton } from '../card/TenderSkeleton.tsx';
import type { TenderLinks } from '../links.ts';
import { PostTender } from '../PostTender.tsx';
import { useTexts } from '../texts.ts';
import { provideTenders } from './tendersActors.ts';
import type { TendersQuery, tendersMachine } from './tendersMachine.ts';

/** About how tall a card is, in px. */
const CARD_HEIGHT = 280;

/** Heights and reading position of the lists that are kept while another page is open. */
const memories = new WeakMap<object, ListMemory>();

function memoryOf(actor: ActorRefFrom<typeof tendersMachine>): ListMemory {
  const memory = memories.get(actor) ?? createListMemory();
  memories.set(actor, memory);
  return memory;
}

interface TendersListProps {
  query: TendersQuery;
  links: TenderLinks;
  onOpen: (id: string) => void;
  onClear: () => void;
}

/** Tenders as cards, in each state of their list (TND-004, TND-010). */
export function TendersList({ query, links, onOpen, onClear }: TendersListProps) {
  const { t } = useTexts();
  const actor = useKeptActor('tenders.list', provideTenders, { query });
  useEffect(() => {
    // A list that was kept while another page was open may be out of date.
    if (actor.getSnapshot().hasTag('some')) actor.send({ type: 'list.refreshed' });
  }, [actor]);
  useEffect(() => actor.send({ type: 'list.queried', query }), [actor, query]);

  const { hrefOf, onMember } = links;
  const render = useCallback(
    (tender: Tender, attributes: ArticleAttributes) => (
      <TenderCard {...{ tender, attributes, hrefOf, onMember, onOpen }} />
    ),
    [hrefOf, onMember, onOpen],
  );
  const renderItems = ({ ref, ...list }: ListItems<Tender>) => (
    <ArticleList {...list} ref={ref} estimatedHeight={CARD_HEIGHT} memory={memoryOf(actor)}>
      {render}
    </ArticleList>
  );
  return (
    <ListView
      actor={actor}
      aria-label={t('list')}
      idOf={({ id }) => id}
      skeleton={<TenderSkeleton />}
      empty={
        <EmptyState title={t('empty.title')} action={<PostTender />}>
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

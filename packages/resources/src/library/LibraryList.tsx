import type { Resource } from '@saudagar/contract';
import { type ListItems, ListView } from '@saudagar/flows/react';
import { useKeptActor } from '@saudagar/portal';
import {
  type ArticleAttributes,
  ArticleList,
  createListMemory,
  type ListMemory,
} from '@saudagar/ui';
import { type ReactNode, useCallback, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ResourceCard } from '../card/ResourceCard.tsx';
import { ResourceSkeleton } from '../card/ResourceSkeleton.tsx';
import type { ResourceLinks } from '../links.ts';
import { useTexts } from '../texts.ts';
import { provideLibrary } from './libraryActors.ts';
import type { LibraryQuery, libraryMachine } from './libraryMachine.ts';

/** About how tall a card is, in px. */
const CARD_HEIGHT = 240;

/** Heights and reading position of the lists that are kept while another page is open. */
const memories = new WeakMap<object, ListMemory>();

function memoryOf(actor: ActorRefFrom<typeof libraryMachine>): ListMemory {
  const memory = memories.get(actor) ?? createListMemory();
  memories.set(actor, memory);
  return memory;
}

interface LibraryListProps {
  /** Tab whose list is kept while another page is open. */
  tab: string;
  query: LibraryQuery;
  links: ResourceLinks;
  empty: ReactNode;
  onClear: () => void;
}

/** Resources as cards, in each state of their list (RES-003). */
export function LibraryList({ tab, query, links, empty, onClear }: LibraryListProps) {
  const { t } = useTexts();
  const actor = useKeptActor(`resources.list.${tab}`, provideLibrary, { query });
  useEffect(() => {
    // A list that was kept while another page was open may be out of date.
    if (actor.getSnapshot().hasTag('some')) actor.send({ type: 'list.refreshed' });
  }, [actor]);
  useEffect(() => actor.send({ type: 'list.queried', query }), [actor, query]);

  const { hrefOf, onOpen } = links;
  const render = useCallback(
    (resource: Resource, attributes: ArticleAttributes) => (
      <ResourceCard {...{ resource, attributes, hrefOf, onOpen }} />
    ),
    [hrefOf, onOpen],
  );
  const renderItems = ({ ref, ...list }: ListItems<Resource>) => (
    <ArticleList {...list} ref={ref} estimatedHeight={CARD_HEIGHT} memory={memoryOf(actor)}>
      {render}
    </ArticleList>
  );
  return (
    <ListView
      actor={actor}
      aria-label={t('list')}
      idOf={({ id }) => id}
      skeleton={<ResourceSkeleton />}
      empty={empty}
      unmatched={t('empty.title')}
      onClear={onClear}
      renderItems={renderItems}
    />
  );
}

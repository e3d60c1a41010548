import type { Resource } from '@saudagar/contract';
import { ArticleListView, usePersistentList } from '@saudagar/flows/react';
import type { ArticleAttributes } from '@saudagar/ui';
import { type ReactNode, useCallback } from 'react';
import type { ResourceCallbacks } from '../callbacks.ts';
import { ResourceCard } from '../card/ResourceCard.tsx';
import { ResourceSkeleton } from '../card/ResourceSkeleton.tsx';
import { useTexts } from '../texts.ts';
import type { LibraryQuery } from './libraryFlow.ts';
import { provideLibrary } from './libraryFlow.ts';

/** Estimated height of a card, in px. */
const CARD_HEIGHT = 240;

interface LibraryListProps {
  /** Tab whose list is retained while another page is open. */
  tab: string;
  query: LibraryQuery;
  links: ResourceCallbacks;
  empty: ReactNode;
  onClear: () => void;
}

/** Resources as cards, for each state of their list (RES-003). */
export function LibraryList({ tab, query, links, empty, onClear }: LibraryListProps) {
  const { t } = useTexts();
  const actor = usePersistentList(`resources.list.${tab}`, provideLibrary, query);

  const { onOpen } = links;
  const render = useCallback(
    (resource: Resource, attributes: ArticleAttributes) => (
      <ResourceCard {...{ resource, attributes, onOpen }} />
    ),
    [onOpen],
  );
  return (
    <ArticleListView
      actor={actor}
      aria-label={t('list')}
      skeleton={<ResourceSkeleton />}
      empty={empty}
      unmatched={t('empty.title')}
      onClear={onClear}
      estimatedHeight={CARD_HEIGHT}
    >
      {render}
    </ArticleListView>
  );
}

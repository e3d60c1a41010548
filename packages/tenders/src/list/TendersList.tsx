import type { Tender } from '@saudagar/contract';
import { ArticleListView, usePersistentList } from '@saudagar/flows/react';
import { type ArticleAttributes, EmptyState } from '@saudagar/ui';
import Gavel from 'lucide-react/icons/gavel';
import { useCallback } from 'react';
import { TenderCard } from '../card/TenderCard.tsx';
import { TenderSkeleton } from '../card/TenderSkeleton.tsx';
import { PostTender } from '../PostTender.tsx';
import { useTexts } from '../texts.ts';
import type { TendersQuery } from './tendersFlow.ts';
import { provideTenders } from './tendersFlow.ts';

/** Estimated height of a card, in px. */
const CARD_HEIGHT = 280;

interface TendersListProps {
  query: TendersQuery;
  onOpen: (id: string) => void;
  onClear: () => void;
}

/** Tenders as cards, for each state of their list (TND-004, TND-010). */
export function TendersList({ query, onOpen, onClear }: TendersListProps) {
  const { t } = useTexts();
  const actor = usePersistentList('tenders.list', provideTenders, query);

  const render = useCallback(
    (tender: Tender, attributes: ArticleAttributes) => (
      <TenderCard {...{ tender, attributes, onOpen }} />
    ),
    [onOpen],
  );
  return (
    <ArticleListView
      actor={actor}
      aria-label={t('list')}
      skeleton={<TenderSkeleton />}
      empty={
        <EmptyState illustration={<Gavel />} title={t('empty.title')} action={<PostTender />}>
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

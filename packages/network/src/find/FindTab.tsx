import { ListView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { EmptyState, SearchField } from '@saudagar/ui';
import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import { PersonRow } from '../person/PersonRow.tsx';
import { PersonSkeleton } from '../person/PersonSkeleton.tsx';
import { RelationAction } from '../person/RelationAction.tsx';
import { useTexts } from '../texts.ts';
import { isSearched, providePeople } from './peopleFlow.ts';

interface FindTabProps {
  text: string;
  onText: (text: string) => void;
}

/** Searches members by name, company or location (NET-003, NET-056–062). */
export function FindTab({ text, onText }: FindTabProps) {
  const { t } = useTexts();
  const actor = useViewActor(providePeople, { query: { text } });
  useEffect(() => actor.send({ type: 'list.queried', query: { text } }), [actor, text]);
  return (
    <div className="sg-network-tab">
      <SearchField
        label={t('find.search')}
        placeholder={t('find.hint')}
        maxLength={200}
        value={text}
        onChange={onText}
      />
      {isSearched(text) ? (
        <ListView
          actor={actor}
          layout="rows"
          aria-label={t('find.list')}
          idOf={({ id }) => id}
          skeleton={<PersonSkeleton />}
          empty={null}
          narrowing="search"
          unmatched={t('find.none')}
        >
          {(person) => (
            <PersonRow person={person}>
              <RelationAction person={person} isOnPage />
            </PersonRow>
          )}
        </ListView>
      ) : (
        <EmptyState illustration={<Search />} title={t('find.title')}>
          {t('find.text')}
        </EmptyState>
      )}
    </div>
  );
}

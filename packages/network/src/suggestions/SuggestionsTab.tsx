import { ReadView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { Button, EmptyState } from '@saudagar/ui';
import type { NetworkLinks } from '../links.ts';
import { PersonSkeleton } from '../person/PersonSkeleton.tsx';
import { useTexts } from '../texts.ts';
import { SuggestedMember } from './SuggestedMember.tsx';
import { provideSuggestions } from './suggestionsActors.ts';

/** Suggestions the network's page asks for (NET-035). */
const SUGGESTIONS = 10;

interface SuggestionsTabProps extends NetworkLinks {
  /** Opens another tab. */
  onFind: () => void;
}

/** Members worth knowing, with why (NET-002, NET-027–039). */
export function SuggestionsTab({ onMember, onFind }: SuggestionsTabProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideSuggestions, { query: { limit: SUGGESTIONS } });
  return (
    <ReadView
      actor={actor}
      skeleton={
        <>
          <PersonSkeleton />
          <PersonSkeleton />
          <PersonSkeleton />
        </>
      }
      empty={
        <EmptyState
          title={t('suggestions.none')}
          action={<Button onPress={onFind}>{t('connections.find')}</Button>}
        >
          {t('suggestions.noneText')}
        </EmptyState>
      }
    >
      {(suggestions) => (
        <ul className="sg-network-list" aria-label={t('title')}>
          {suggestions.map((suggestion) => (
            <SuggestedMember key={suggestion.user.id} suggestion={suggestion} onMember={onMember} />
          ))}
        </ul>
      )}
    </ReadView>
  );
}

import { ReadView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { Button, Card, EmptyState, useFocusRecovery } from '@saudagar/ui';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { type ReactNode, useRef } from 'react';
import { PersonSkeleton } from '../person/PersonSkeleton.tsx';
import { useTexts } from '../texts.ts';
import { SuggestedMember } from './SuggestedMember.tsx';
import type { RelatedSuggestion } from './suggestionsFlow.ts';
import { provideSuggestions } from './suggestionsFlow.ts';
import { useReachable } from './useReachable.ts';

/** Number of suggestions on the network's page (NET-035). */
const SUGGESTIONS = 10;

interface SuggestionsTabProps {
  /** Opens the search for people. */
  onFind: () => void;
}

/** Suggested members with reasons (NET-002, NET-027–039). */
export function SuggestionsTab({ onFind }: SuggestionsTabProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideSuggestions, { query: { limit: SUGGESTIONS } });
  const nobody = (
    <EmptyState
      illustration={<Lightbulb />}
      title={t('suggestions.none')}
      action={<Button onPress={onFind}>{t('connections.find')}</Button>}
    >
      {t('suggestions.noneText')}
    </EmptyState>
  );
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
      empty={nobody}
    >
      {(suggestions) => <Suggested {...{ suggestions, nobody }} />}
    </ReadView>
  );
}

interface SuggestedProps {
  suggestions: readonly RelatedSuggestion[];
  /** Rendered when no suggestion is left. */
  nobody: ReactNode;
}

function Suggested({ suggestions, nobody }: SuggestedProps) {
  const { t } = useTexts();
  const shown = useReachable(suggestions);
  const list = useRef<HTMLUListElement>(null);
  useFocusRecovery(list, shown);
  if (shown.length === 0) return nobody;
  return (
    <Card padding="none">
      <ul ref={list} className="sg-network-list" tabIndex={-1} aria-label={t('title')}>
        {shown.map((suggestion) => (
          <SuggestedMember key={suggestion.user.id} suggestion={suggestion} isOnPage />
        ))}
      </ul>
    </Card>
  );
}

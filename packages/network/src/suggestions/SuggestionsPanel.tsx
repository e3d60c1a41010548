import { DEFAULT_SUGGESTIONS } from '@saudagar/contract';
import { SessionGate, useViewActor } from '@saudagar/portal';
import { Card, UnstyledButton, useFocusRecovery } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId, useRef } from 'react';
import { useTexts } from '../texts.ts';
import { SuggestedMember } from './SuggestedMember.tsx';
import type { RelatedSuggestion } from './suggestionsFlow.ts';
import { provideSuggestions } from './suggestionsFlow.ts';
import { useReachable } from './useReachable.ts';

/** Props of {@link SuggestionsPanel}. */
export interface SuggestionsPanelProps {
  /** Maximum number of suggestions. @default 3 */
  limit?: number | undefined;
  /** Title of the panel. @default 'People You May Know', in the reader's language */
  title?: string | undefined;
  /** Rendered when there are no suggestions. @default nothing */
  nobody?: ReactNode | undefined;
  /** Opens all suggestions. @default no link */
  // NET-009
  onViewAll?: (() => void) | undefined;
}

/**
 * Suggested members, beside a feed or on a home page. Renders nothing while loading, after a
 * failure, and without suggestions.
 */
// FEED-208–211
export function SuggestionsPanel(props: SuggestionsPanelProps) {
  return <SessionGate>{() => <MembersSuggestions {...props} />}</SessionGate>;
}

const NOBODY: readonly RelatedSuggestion[] = [];

function MembersSuggestions(props: SuggestionsPanelProps) {
  const { limit = DEFAULT_SUGGESTIONS, title, nobody, onViewAll } = props;
  const { t } = useTexts();
  const titleId = useId();
  const actor = useViewActor(provideSuggestions, { query: { limit } });
  const suggestions = useReachable(useSelector(actor, ({ context }) => context.value) ?? NOBODY);
  const list = useRef<HTMLUListElement>(null);
  useFocusRecovery(list, suggestions);
  const isOver = useSelector(actor, (snapshot) => !snapshot.hasTag('loading'));
  if (suggestions.length === 0)
    return isOver && nobody ? <p className="sg-network-nobody">{nobody}</p> : null;

  return (
    <Card as="section" padding="none" className="sg-network-panel" aria-labelledby={titleId}>
      <header className="sg-network-head">
        <h2 id={titleId} className="sg-network-title">
          {title ?? t('title')}
        </h2>
        {onViewAll && (
          <UnstyledButton className="sg-network-all" onPress={onViewAll}>
            {t('viewAll')}
          </UnstyledButton>
        )}
      </header>
      <ul ref={list} className="sg-network-list" tabIndex={-1} aria-labelledby={titleId}>
        {suggestions.map((suggestion) => (
          <SuggestedMember key={suggestion.user.id} suggestion={suggestion} />
        ))}
      </ul>
    </Card>
  );
}

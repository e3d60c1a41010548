import { Button, OnDemand, SkeletonCard } from '@saudagar/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useState } from 'react';
import { suggestions } from './suggestions.ts';
import { useTexts } from './useTexts.ts';

/** Suggested members on screens without a second column: fetched when expanded. */
export function NarrowSuggestions() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="sg-feed-page-people">
      <Button
        variant="secondary"
        size="compact"
        isFullWidth
        icon={isOpen ? <ChevronUp /> : <ChevronDown />}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {t('suggestions.open')}
      </Button>
      {isOpen && (
        <OnDemand part={suggestions} fallback={<SkeletonCard lines={2} />}>
          <suggestions.View nobody={t('suggestions.nobody')} />
        </OnDemand>
      )}
    </div>
  );
}

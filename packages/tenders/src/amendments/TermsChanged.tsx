import { changedTerms, type Tender, termsOf } from '@saudagar/contract';
import { InlineMessage } from '@saudagar/ui';
import { useEffect, useRef } from 'react';
import { TermChanges } from './TermChanges.tsx';
import { useTexts } from './texts.ts';

/** Props of {@link TermsChanged}. */
export interface TermsChangedProps {
  /** The tender as its bidder read it. */
  before: Tender;
  /** The tender now. */
  now: Tender;
}

/** Says which terms changed while a proposal was written, before it is sent again (TND-143). */
export function TermsChanged({ before, now }: TermsChangedProps) {
  const { t } = useTexts();
  const element = useRef<HTMLDivElement>(null);
  // The form is sent from its end, and the changes are at its beginning.
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1}>
      <InlineMessage kind="error">
        {t('changed')}
        <TermChanges
          changes={changedTerms(termsOf(before), termsOf(now))}
          currency={now.currency}
        />
      </InlineMessage>
    </div>
  );
}

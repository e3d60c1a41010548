import type { FlagAction } from '@saudagar/contract';
import { useAddress } from '@saudagar/flows/react';
import { usePortal } from '@saudagar/portal';
import { useFocusReturn } from '@saudagar/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { AdminTabProps } from '../links.ts';
import { titleOf } from './CaseCard.tsx';
import type { Case } from './cases.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { FlagsFilters } from './FlagsFilters.tsx';
import { FlagsList } from './FlagsList.tsx';
import { CLEARED, flagsFields } from './flagsAddress.ts';
import { isUnderReview } from './reviewActors.ts';
import type { ReviewSubject } from './reviewMachine.ts';
import { useTexts } from './texts.ts';
import { NOTICE_MS } from './useUndo.ts';

/** What is asked about: what to decide, and how the first of it is called. */
interface Asked {
  subject: ReviewSubject;
  title: string;
}

/** Flags that wait for a decision, and those decided about (ADM-043–097). */
export function FlagsTab({ thingPath }: AdminTabProps) {
  const { t, lazy } = useTexts();
  const portal = usePortal();
  const [state, change] = useAddress(flagsFields);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isSelecting, setSelecting] = useState<readonly string[]>([]);
  const { flagStatus: status, flagType: type, flagReason: reason, flag } = state;
  const query = useMemo(() => ({ status, type, reason }), [status, type, reason]);
  const place = useRef<HTMLDivElement>(null);
  const lastPlace = useRef(0);

  const ask = useCallback(
    (cases: readonly Case[], action: FlagAction) => {
      const [first] = cases;
      if (!first) return;
      const subject = {
        action,
        cases: cases.map((one) => ({ caseId: one.id, flagId: one.flag.id })),
      };
      if (isUnderReview(portal, subject.cases)) {
        portal.notifier.info(lazy('busy'), { duration: NOTICE_MS });
        return;
      }
      const card = document.activeElement?.closest('article');
      const cards = [...(place.current?.querySelectorAll('article') ?? [])];
      lastPlace.current = card ? Math.max(0, cards.indexOf(card)) : 0;
      setAsked({ subject, title: titleOf(first, t) });
    },
    [portal, lazy, t],
  );
  // The card that was decided about is gone: the next one takes the focus.
  useFocusReturn(asked !== null, () => {
    const cards = [...(place.current?.querySelectorAll('article') ?? [])];
    return cards[Math.min(lastPlace.current, cards.length - 1)] ?? place.current;
  });

  const close = (isOver: boolean) => {
    if (isOver && asked) {
      const over = asked.subject.cases.map(({ caseId }) => caseId);
      setSelecting((ids) => ids.filter((id) => !over.includes(id)));
      if (flag !== null) change({ flag: null }, 'replace');
    }
    setAsked(null);
  };

  return (
    <div ref={place} className="sg-admin-flags" tabIndex={-1}>
      <FlagsFilters
        state={state}
        onChange={(next) => {
          setSelecting([]);
          change(next);
        }}
      />
      <FlagsList
        query={query}
        selected={isSelecting}
        onSelect={setSelecting}
        onAct={ask}
        onOpen={(id) => change({ flag: id })}
        onClear={() => change(CLEARED)}
      />
      {flag !== null && (
        <DetailDialog
          key={flag}
          id={flag}
          thingPath={thingPath}
          onAct={(one, action) => ask([one], action)}
          onClose={() => change({ flag: null }, 'replace')}
        />
      )}
      {asked && <DecisionDialog {...asked} onClose={close} />}
    </div>
  );
}

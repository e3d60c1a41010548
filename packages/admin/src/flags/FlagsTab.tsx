import type { FlagAction, FlagStatus } from '@saudagar/contract';
import { useAddress } from '@saudagar/flows/react';
import { usePortal, useViewActor } from '@saudagar/portal';
import { useRestoreFocus } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef } from 'react';
import { AppealsList } from '../appeals/AppealsList.tsx';
import { titleOf } from './CaseCard.tsx';
import type { Case } from './cases.ts';
import { choiceMachine } from './choiceMachine.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { FlagsFilters } from './FlagsFilters.tsx';
import { FlagsList } from './FlagsList.tsx';
import { CLEARED, flagsFields } from './flagsAddress.ts';
import { isUnderReview } from './reviewFlow.ts';
import { useTexts } from './texts.ts';
import { TOAST_MS } from './useUndo.ts';

const provideChoice = () => choiceMachine;

/** Pending and decided flags (ADM-005, ADM-043–097). */
export function FlagsTab() {
  const { t, lazy } = useTexts();
  const portal = usePortal();
  const [state, change] = useAddress(flagsFields);
  const choice = useViewActor(provideChoice, undefined);
  const { chosen, asked } = useSelector(choice, ({ context }) => context);
  const { flagStatus: listed, appealStatus, flagType: type, flagReason: reason, flag } = state;
  const status: FlagStatus = listed === 'reviewed' ? listed : 'pending';
  const query = useMemo(() => ({ status, type, reason }), [status, type, reason]);
  const container = useRef<HTMLDivElement>(null);
  const lastIndex = useRef(0);
  const opener = useRef<HTMLElement>(null);

  const ask = useCallback(
    (cases: readonly Case[], action: FlagAction) => {
      const [first] = cases;
      if (!first) return;
      const subject = {
        action,
        cases: cases.map((one) => ({ caseId: one.id, flagId: one.flag.id })),
      };
      if (isUnderReview(portal, subject.cases)) {
        portal.notifier.info(lazy('busy'), { duration: TOAST_MS });
        return;
      }
      const card = document.activeElement?.closest('article');
      const cards = [...(container.current?.querySelectorAll('article') ?? [])];
      lastIndex.current = card ? Math.max(0, cards.indexOf(card)) : 0;
      opener.current = document.activeElement as HTMLElement | null;
      // A group goes with the posts of all its members.
      const { posts_count: count, members_count: members } = first.flag.content ?? {};
      const consequence =
        action === 'remove_content' && cases.length === 1 && count !== undefined
          ? t('ask.group', { count, members: members ?? 0 })
          : null;
      choice.send({ type: 'decision.asked', subject, title: titleOf(first, t), consequence });
    },
    [portal, choice, lazy, t],
  );
  // A decided card is removed, so focus moves to the next one; otherwise back to the button.
  useRestoreFocus(asked !== null, () => {
    if (opener.current?.isConnected) return opener.current;
    const cards = [...(container.current?.querySelectorAll('article') ?? [])];
    return cards[Math.min(lastIndex.current, cards.length - 1)] ?? container.current;
  });

  const close = (isOver: boolean) => {
    if (isOver) opener.current = null;
    choice.send({ type: isOver ? 'decision.made' : 'decision.cancelled' });
    if (isOver && flag !== null) change({ flag: null }, 'replace');
  };

  return (
    <div ref={container} className="sg-admin-flags" tabIndex={-1}>
      <FlagsFilters
        state={state}
        onChange={(next) => {
          choice.send({ type: 'filters.changed' });
          change(next);
        }}
      />
      {listed === 'appeals' ? (
        <AppealsList status={appealStatus} onOpen={(id) => change({ flag: id })} />
      ) : (
        <FlagsList
          query={query}
          selected={chosen}
          onSelect={(ids) => choice.send({ type: 'cases.chosen', ids })}
          onAct={ask}
          onOpen={(id) => change({ flag: id })}
          onClear={() => change(CLEARED)}
        />
      )}
      {flag !== null && (
        <DetailDialog
          key={flag}
          flagId={flag}
          onAct={(one, action) => ask([one], action)}
          onClose={() => change({ flag: null }, 'replace')}
        />
      )}
      {asked && <DecisionDialog {...asked} onClose={close} />}
    </div>
  );
}

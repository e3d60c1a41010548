import type { Flag, FlagAction } from '@saudagar/contract';
import { type ListItems, ListView, usePersistentList } from '@saudagar/flows/react';
import { useUser } from '@saudagar/portal';
import { EmptyState, SkeletonCard, useNow } from '@saudagar/ui';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { useTexts as useAdminTexts } from '../texts.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseCard } from './CaseCard.tsx';
import { actionsOf, type Case, casesOf, claimantOf } from './cases.ts';
import type { FlagsQuery } from './flagsFlow.ts';
import { provideFlags } from './flagsFlow.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useTexts } from './texts.ts';

interface FlagsListProps {
  query: FlagsQuery;
  /** Ids of the selected cases. */
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onAct: (cases: readonly Case[], action: FlagAction) => void;
  /** Called with the flag whose details to open. */
  onOpen: (flagId: string) => void;
  onClear: () => void;
}

/** Flags grouped by case, in every state of the list (ADM-059–070). */
export function FlagsList({ query, onClear, ...choosing }: FlagsListProps) {
  const { t } = useTexts();
  const { t: adminText } = useAdminTexts();
  const actor = usePersistentList('admin.flags', provideFlags, query);
  const isPending = query.status === 'pending';
  return (
    <ListView
      actor={actor}
      aria-label={t('list')}
      idOf={({ id }) => id}
      skeleton={<SkeletonCard />}
      failureTitle={t('failed.load')}
      forbiddenText={adminText('refusal.moderators')}
      empty={
        <EmptyState
          illustration={<ShieldCheck aria-hidden="true" />}
          title={t(isPending ? 'empty.title' : 'empty.decidedTitle')}
        >
          {t(isPending ? 'empty.text' : 'empty.decidedText')}
        </EmptyState>
      }
      unmatched={t('empty.unmatched')}
      narrowing="filters"
      onClear={onClear}
      renderItems={({ items, ref, ...list }: ListItems<Flag>) => (
        <Cases {...choosing} flags={items} label={list['aria-label']} focusRef={ref} />
      )}
    />
  );
}

interface CasesProps extends Omit<FlagsListProps, 'query' | 'onClear'> {
  flags: readonly Flag[];
  label: string;
  /** Receives a handle that focuses the card at an index. */
  focusRef: Ref<{ focus(index: number): void }>;
}

function Cases({ flags, label, focusRef, selected, onSelect, onAct, onOpen }: CasesProps) {
  const cases = useMemo(() => casesOf(flags), [flags]);
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(focusRef, () => ({
    focus(index) {
      const at = cases.findIndex((one) => one.flags.includes(flags[index] as Flag));
      list.current?.querySelectorAll('article')[at]?.focus({ preventScroll: true });
    },
  }));
  const user = useUser();
  const now = useNow();
  const open = cases.filter(({ flag }) => {
    const claimant = claimantOf(flag, now);
    const isTaken = claimant !== null && claimant.id !== user?.id;
    return flag.status === 'pending' && actionsOf(flag).length > 0 && !isTaken;
  });
  const chosen = open.filter(({ id }) => selected.includes(id));
  return (
    <>
      {open.length > 1 && (
        <SelectionBar
          chosen={chosen}
          all={open}
          onSelect={(some) => onSelect(some.map(({ id }) => id))}
          onAct={(action) => onAct(chosen, action)}
        />
      )}
      <ul ref={list} className="sg-admin-cases" aria-label={label}>
        {cases.map((one) => (
          <li key={one.id}>
            <CaseCard
              one={one}
              selection={
                open.length > 1 && open.includes(one)
                  ? {
                      isSelected: selected.includes(one.id),
                      onChange: (isSelected) =>
                        onSelect(
                          isSelected
                            ? [...selected, one.id]
                            : selected.filter((id) => id !== one.id),
                        ),
                    }
                  : null
              }
            >
              <CaseActions
                one={one}
                onAct={(action) => onAct([one], action)}
                onOpen={() => onOpen(one.flag.id)}
              />
            </CaseCard>
          </li>
        ))}
      </ul>
    </>
  );
}

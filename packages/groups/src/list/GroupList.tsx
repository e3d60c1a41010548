import { ListView, usePersistentList } from '@saudagar/flows/react';
import { useFocusRecovery } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import type { GroupCallbacks } from '../callbacks.ts';
import { GroupCard } from '../card/GroupCard.tsx';
import { GroupSkeleton } from '../card/GroupSkeleton.tsx';
import { useTexts } from '../texts.ts';
import type { GroupsQuery } from './groupsFlow.ts';
import { provideGroups } from './groupsFlow.ts';

interface GroupListProps {
  query: GroupsQuery;
  links: GroupCallbacks;
  empty: ReactNode;
  onClear: () => void;
  /** Offers the same search elsewhere, after one without matches. @default none */
  elsewhere?: ReactNode | undefined;
}

/** Groups as cards, in every state of their list (GRP-005, GRP-006, GRP-039). */
export function GroupList({ query, links, empty, onClear, elsewhere }: GroupListProps) {
  const { t } = useTexts();
  const actor = usePersistentList(`groups.list.${query.scope}`, provideGroups, query);
  const items = useSelector(actor, ({ context }) => context.items);
  const container = useRef<HTMLDivElement>(null);
  useFocusRecovery(container, items);
  return (
    <div ref={container}>
      <ListView
        actor={actor}
        aria-label={t(query.scope === 'mine' ? 'list.mine' : 'list.discover')}
        idOf={({ id }) => id}
        skeleton={<GroupSkeleton />}
        skeletons={6}
        layout="grid"
        empty={empty}
        unmatched={t('list.unmatched')}
        onClear={onClear}
        unmatchedAction={elsewhere}
      >
        {(group) => <GroupCard group={group} {...links} />}
      </ListView>
    </div>
  );
}

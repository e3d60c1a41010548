import type { ManagedUser } from '@saudagar/contract';
import { type ListItems, ListView } from '@saudagar/flows/react';
import { loadable, OnDemand, SkeletonText, useIsWide } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useTexts as useAdminTexts } from '../texts.ts';
import { Pager } from './Pager.tsx';
import { shownPage } from './pages.ts';
import { useTexts } from './texts.ts';
import { UserCards } from './UserCards.tsx';
import { type ChangeUsers, CLEARED } from './usersAddress.ts';
import type { usersMachine } from './usersFlow.ts';

const usersTable = loadable(async () => (await import('./UsersTable.tsx')).UsersTable);

/** Minimum width of the table, in rem. */
const TABLE_REM = 46;

interface UsersListProps {
  actor: ActorRefFrom<typeof usersMachine>;
  /** Total number of users when the list is unfiltered; null otherwise. */
  allUsers: number | null;
  change: ChangeUsers;
}

/** A page of users as a table, or as cards on narrow screens, with a pager. */
export function UsersList({ actor, allUsers, change }: UsersListProps) {
  const { t } = useTexts();
  const { t: adminText } = useAdminTexts();
  const top = useRef<HTMLDivElement>(null);
  const [tableRef, isWide] = useIsWide(TABLE_REM);
  const page = useSelector(actor, ({ context }) => context.query.page);
  const total = useSelector(actor, ({ context }) => context.total);
  const isMore = useSelector(actor, ({ context }) => context.isMore);
  const count = useSelector(actor, ({ context }) => context.items.length);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const turn = (user_page: number) => {
    change({ user_page });
    // The pressed button may be disabled on the new page, so focus moves to its top.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const renderItems = ({ items, isBusy }: ListItems<ManagedUser>) =>
    isWide ? (
      <OnDemand part={usersTable} fallback={<SkeletonText lines={6} />}>
        <usersTable.View users={items} isBusy={isBusy} />
      </OnDemand>
    ) : (
      <UserCards users={items} />
    );
  return (
    <div ref={top} className="sg-users-list" tabIndex={-1}>
      <div ref={tableRef}>
        <ListView
          actor={actor}
          aria-label={t('name')}
          idOf={({ id }) => id}
          skeleton={<SkeletonText lines={2} />}
          skeletons={5}
          empty={null}
          unmatched={t('none')}
          failureTitle={t('failed')}
          forbiddenText={adminText('refusal.moderators')}
          onClear={() => change(CLEARED)}
          renderItems={renderItems}
        />
      </div>
      {count > 0 && !isLoading && (
        <Pager
          page={page}
          shown={shownPage({ page, count, total, isMore, allUsers })}
          onPage={turn}
        />
      )}
    </div>
  );
}

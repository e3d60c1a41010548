import { useAddress } from '@saudagar/flows/react';
import { usePortal, useSession, useViewActor } from '@saudagar/portal';
import {
  Button,
  EmptyState,
  loadable,
  OnDemand,
  PageHeader,
  Tabs,
  useOnDemand,
  useRestoreFocus,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { GroupCallbacks } from './callbacks.ts';
import { GroupSkeleton } from './card/GroupSkeleton.tsx';
import type { GroupFeedCallbacks } from './feed/GroupFeed.tsx';
import { Invitations, type InvitationsPlace, LateInvitations } from './invitations/Invitations.tsx';
import { provideInvitations } from './invitations/invitationsFlow.ts';
import { provideInvitationsPlace, storedHadSome } from './invitations/invitationsPlace.ts';
import { GroupFilters } from './list/GroupFilters.tsx';
import { GroupList } from './list/GroupList.tsx';
import { CLEARED, type GroupsState, groupsFields } from './list/groupsAddress.ts';
import { useTexts } from './texts.ts';

const createDialog = loadable(
  async () => (await import('./form/CreateGroupDialog.tsx')).CreateGroupDialog,
);
const groupOverlay = loadable(async () => (await import('./page/GroupOverlay.tsx')).GroupOverlay);

/** Props of {@link Groups}. */
export interface GroupsProps extends GroupCallbacks, GroupFeedCallbacks {
  /** Replaces the heading above the lists. @default a heading with a line of text */
  header?: ReactNode | undefined;
}

/**
 * Trade groups: the member's own and those to discover, with search, filters, joining and creating.
 * Tab, search, filters and open group are kept in the address where the host provides one.
 */
// GRP-001–010
export function Groups({ header, onOpen, ...links }: GroupsProps) {
  const { t } = useTexts();
  const [state, change] = useAddress(groupsFields);
  const isMember = useSelector(useSession(), (snapshot) => !snapshot.matches('signedOut'));
  const creating = useOnDemand(createDialog);
  const opener = useRef<Element | null>(null);
  const openHere = useCallback(
    (group: string) => {
      opener.current = document.activeElement;
      change({ group });
    },
    [change],
  );
  useRestoreFocus(state.group !== null, () => opener.current as HTMLElement | null);
  const shown = useMemo(() => ({ onOpen: onOpen ?? openHere }), [onOpen, openHere]);
  const create = (
    <Button {...creating.openerProps} variant="primary" icon={<Plus />}>
      {t('create.title')}
    </Button>
  );
  const emptyDiscover = (
    <EmptyState
      illustration={<Users />}
      title={t('list.discoverTitle')}
      action={isMember && create}
    >
      {t('list.discoverText')}
    </EmptyState>
  );
  const discover = {
    state,
    change,
    links: shown,
    scope: 'discover',
    empty: emptyDiscover,
  } as const;
  return (
    <section className="sg-groups" aria-label={t('title')}>
      <PageHeader title={t('title')} intro={t('intro')} instead={header}>
        {isMember && create}
      </PageHeader>
      {isMember ? <MemberGroups discover={discover} /> : <FilteredList {...discover} />}
      {state.group !== null && (
        <OnDemand part={groupOverlay}>
          <groupOverlay.View
            key={state.group}
            groupId={state.group}
            onClose={() => change({ group: null }, 'replace')}
            {...links}
          />
        </OnDemand>
      )}
      {creating.isOpen && (
        <createDialog.View
          onClose={creating.close}
          onCreated={() => {
            creating.close();
            change({ tab: 'mine', ...CLEARED });
          }}
        />
      )}
    </section>
  );
}

/** A member's invitations, above their groups and those to discover. */
function MemberGroups({ discover }: { discover: FilteredListProps }) {
  const { t } = useTexts();
  const { state, change } = discover;
  const invitations = useViewActor(provideInvitations, { query: null });
  const hadSome = usePortal().stored<boolean>(storedHadSome).read();
  const place = useViewActor(provideInvitationsPlace, { invitations, hadSome });
  const isUndecided = useSelector(place, (snapshot) => snapshot.hasTag('undecided'));
  const emptyMine = (
    <EmptyState
      illustration={<Users />}
      title={t('list.mineTitle')}
      action={
        <Button onPress={() => change({ tab: 'discover', ...CLEARED })}>
          {t('list.discoverAction')}
        </Button>
      }
    >
      {t('list.mineText')}
    </EmptyState>
  );
  const mine = { ...discover, scope: 'mine', empty: emptyMine } as const;
  return (
    <>
      <Invitations actor={invitations} place={place} />
      {isUndecided && <GroupSkeletons />}
      <div hidden={isUndecided}>
        <LateInvitations place={place} />
        <Tabs
          aria-label={t('tabs.name')}
          tabs={[
            { id: 'mine', label: t('tabs.mine'), panel: <FilteredList {...mine} place={place} /> },
            {
              id: 'discover',
              label: t('tabs.discover'),
              panel: <FilteredList {...discover} place={place} />,
            },
          ]}
          selected={state.tab}
          keyboardActivation="manual"
          onSelect={(tab) => change({ tab })}
        />
      </div>
    </>
  );
}

/** Groups and invitations that are expected. */
const GroupSkeletons = () => (
  <div className="sg-items sg-items-grid" aria-hidden="true">
    <GroupSkeleton />
    <GroupSkeleton />
    <GroupSkeleton />
  </div>
);

interface FilteredListProps {
  scope: 'mine' | 'discover';
  state: GroupsState;
  change: (change: Partial<GroupsState>, how?: 'push' | 'replace') => void;
  links: GroupCallbacks;
  empty: ReactNode;
  /** Of the invitations above. @default none */
  place?: InvitationsPlace | undefined;
}

/** Groups of one tab, below their search and filters. */
function FilteredList({ scope, state, change, links, empty, place }: FilteredListProps) {
  const { t } = useTexts();
  const { search, tag, location, type } = state;
  const query = useMemo(
    () => ({ scope, search, tag, location, type }),
    [scope, search, tag, location, type],
  );
  return (
    <div className="sg-groups-list">
      <GroupFilters state={state} onChange={change} />
      <GroupList
        {...{ query, links, empty, place }}
        onClear={() => change(CLEARED)}
        elsewhere={
          scope === 'mine' && (
            <Button variant="primary" onPress={() => change({ tab: 'discover' })}>
              {t('list.searchAll')}
            </Button>
          )
        }
      />
    </div>
  );
}

import { useAddress } from '@saudagar/flows/react';
import { useSession } from '@saudagar/portal';
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
import type { GroupFeedCallbacks } from './feed/GroupFeed.tsx';
import { Invitations } from './invitations/Invitations.tsx';
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
  const discover = (
    <FilteredList
      {...{ state, change, links: shown }}
      scope="discover"
      empty={
        <EmptyState
          illustration={<Users />}
          title={t('list.discoverTitle')}
          action={isMember && create}
        >
          {t('list.discoverText')}
        </EmptyState>
      }
    />
  );
  const mine = (
    <FilteredList
      {...{ state, change, links: shown }}
      scope="mine"
      empty={
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
      }
    />
  );
  const tabs = [
    { id: 'mine' as const, label: t('tabs.mine'), panel: mine },
    { id: 'discover' as const, label: t('tabs.discover'), panel: discover },
  ];
  return (
    <section className="sg-groups" aria-label={t('title')}>
      <PageHeader title={t('title')} intro={t('intro')} instead={header}>
        {isMember && create}
      </PageHeader>
      {isMember ? (
        <Invitations>
          <Tabs
            aria-label={t('tabs.name')}
            tabs={tabs}
            selected={state.tab}
            keyboardActivation="manual"
            onSelect={(tab) => change({ tab })}
          />
        </Invitations>
      ) : (
        discover
      )}
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

interface FilteredListProps {
  scope: 'mine' | 'discover';
  state: GroupsState;
  change: (change: Partial<GroupsState>, how?: 'push' | 'replace') => void;
  links: GroupCallbacks;
  empty: ReactNode;
}

/** Groups of one tab, below their search and filters. */
function FilteredList({ scope, state, change, links, empty }: FilteredListProps) {
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
        {...{ query, links, empty }}
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

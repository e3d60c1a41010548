import type { Person } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { useUser, useViewActor } from '@saudagar/portal';
import {
  ActionMenu,
  Button,
  EmptyState,
  FilterBar,
  loadable,
  useFocusRecovery,
  useOnDemand,
  useRestoreFocus,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserX from 'lucide-react/icons/user-x';
import UsersRound from 'lucide-react/icons/users-round';
import { useEffect, useRef, useState } from 'react';
import type { NetworkCallbacks } from '../callbacks.ts';
import { PersonRow } from '../person/PersonRow.tsx';
import { PersonSkeleton } from '../person/PersonSkeleton.tsx';
import { useTexts } from '../texts.ts';
import { provideConnections } from './connectionsFlow.ts';

const removeDialog = loadable(async () => (await import('../dialogs.ts')).RemoveDialog);

interface ConnectionsTabProps extends NetworkCallbacks {
  search: string;
  onSearch: (search: string) => void;
  /** Opens the search for people. */
  onFind: () => void;
}

/** The member's connections, with search, messages and removal (NET-001). */
export function ConnectionsTab(props: ConnectionsTabProps) {
  const { search, onSearch, onFind, onMessage } = props;
  const { t } = useTexts();
  const memberId = useUser()?.id ?? '';
  const actor = useViewActor(provideConnections, { query: { memberId, search } });
  useEffect(
    () => actor.send({ type: 'list.queried', query: { memberId, search } }),
    [actor, memberId, search],
  );
  const [removed, setRemoved] = useState<Person | null>(null);
  const removal = useOnDemand(removeDialog);
  const container = useRef<HTMLDivElement>(null);
  useFocusRecovery(
    container,
    useSelector(actor, ({ context }) => context.items),
  );
  // The row that opened the dialog is removed by then.
  useRestoreFocus(removal.isOpen, () => container.current?.querySelector('section'));
  const remove = (person: Person) => {
    setRemoved(person);
    removal.open();
  };
  return (
    <div ref={container} className="sg-network-tab">
      <FilterBar
        isInTabs
        search={{
          label: t('connections.search'),
          placeholder: t('connections.searchHint'),
          value: search,
          onChange: onSearch,
        }}
      />
      <ListView
        actor={actor}
        layout="rows"
        aria-label={t('connections.list')}
        idOf={({ id }) => id}
        skeleton={<PersonSkeleton />}
        empty={
          <EmptyState
            illustration={<UsersRound />}
            title={t('connections.none')}
            action={<Button onPress={onFind}>{t('connections.find')}</Button>}
          >
            {t('connections.noneText')}
          </EmptyState>
        }
        narrowing="search"
        unmatched={t('connections.unmatched')}
        onClear={() => onSearch('')}
      >
        {(person) => <ConnectionRow {...{ person, onMessage }} onRemove={remove} />}
      </ListView>
      {removal.isOpen && removed && <removeDialog.View person={removed} onClose={removal.close} />}
    </div>
  );
}

interface ConnectionRowProps extends NetworkCallbacks {
  person: Person;
  /** Opens the confirmation for ending the connection. */
  onRemove: (person: Person) => void;
}

function ConnectionRow({ person, onMessage, onRemove }: ConnectionRowProps) {
  const { t } = useTexts();
  const name = person.full_name?.trim() || t('unknown');
  return (
    <PersonRow person={person}>
      {onMessage && (
        <Button
          size="compact"
          className="sg-network-to"
          icon={<MessageCircle />}
          aria-label={t('message.to', { name })}
          onPress={() => onMessage(person)}
        >
          {t('message.button')}
        </Button>
      )}
      <ActionMenu
        aria-label={t('connections.more', { name })}
        actions={[
          {
            id: 'remove',
            label: t('remove.action'),
            icon: <UserX />,
            variant: 'danger',
            onAction: () => onRemove(person),
          },
        ]}
      />
    </PersonRow>
  );
}

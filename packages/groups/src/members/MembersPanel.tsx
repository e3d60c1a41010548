import type { Group } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { EmptyState, SearchField, useFocusRecovery } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Users from 'lucide-react/icons/users';
import { useRef, useState } from 'react';
import { useTexts } from '../texts.ts';
import { useMembership } from '../useMembership.ts';
import { MemberRow } from './MemberRow.tsx';
import { provideMembers } from './membersFlow.ts';
import { PersonSkeleton } from './PersonSkeleton.tsx';

/** Props of {@link MembersPanel}. */
export interface MembersPanelProps {
  group: Group;
}

/** Members of a group, searched by name, with the acts of those who keep order (GRP-049). */
export function MembersPanel({ group }: MembersPanelProps) {
  const { t } = useTexts();
  const { id } = group;
  const [search, setSearch] = useState('');
  const part = useMembership(group);
  const actor = useViewActor(provideMembers, { query: { id, search: '' } });
  const container = useRef<HTMLDivElement>(null);
  useFocusRecovery(
    container,
    useSelector(actor, ({ context }) => context.items),
  );
  const find = (name: string) => {
    setSearch(name);
    actor.send({ type: 'list.queried', query: { id, search: name } });
  };
  return (
    <div ref={container} className="sg-group-people">
      <SearchField
        label={t('members.search')}
        placeholder={t('members.searchHint')}
        maxLength={200}
        value={search}
        onChange={find}
      />
      <ListView
        actor={actor}
        aria-label={t('members.list')}
        idOf={({ user }) => user.id}
        skeleton={<PersonSkeleton />}
        empty={<EmptyState illustration={<Users />} title={t('members.none')} />}
        narrowing="search"
        onClear={() => find('')}
      >
        {(member) => <MemberRow {...{ group, member, part }} />}
      </ListView>
    </div>
  );
}

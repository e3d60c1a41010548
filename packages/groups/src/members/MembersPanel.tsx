import type { Group, GroupMember } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { useUser, useViewActor } from '@saudagar/portal';
import {
  ActionMenu,
  Badge,
  EmptyState,
  loadable,
  SearchField,
  useFocusRecovery,
  useOnDemand,
  useRestoreFocus,
} from '@saudagar/ui';
import { useMemberName } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserMinus from 'lucide-react/icons/user-minus';
import Users from 'lucide-react/icons/users';
import { useRef, useState } from 'react';
import { useTexts } from '../texts.ts';
import { useMembership } from '../useMembership.ts';
import { MemberLine } from './MemberLine.tsx';
import { provideMembers } from './membersFlow.ts';
import { PersonSkeleton } from './PersonSkeleton.tsx';

const removeDialog = loadable(async () => (await import('./dialogs.ts')).RemoveDialog);
const handOverDialog = loadable(async () => (await import('./dialogs.ts')).HandOverDialog);

/** Props of {@link MembersPanel}. */
export interface MembersPanelProps {
  group: Group;
}

/** Members of a group, searched by name; the admin removes them and hands over (GRP-049). */
export function MembersPanel({ group }: MembersPanelProps) {
  const { t } = useTexts();
  const { id } = group;
  const [search, setSearch] = useState('');
  const isAdmin = useMembership(group) === 'admin';
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
        onClear={() => find('')}
      >
        {(member) => <MemberRow {...{ group, member, isAdmin }} />}
      </ListView>
    </div>
  );
}

interface MemberRowProps extends MembersPanelProps {
  member: GroupMember;
  /** True when the reader is the group's admin. */
  isAdmin: boolean;
}

function MemberRow({ group, member: { user, role }, isAdmin }: MemberRowProps) {
  const { t } = useTexts();
  const nameOf = useMemberName();
  const isOwn = useUser()?.id === user.id;
  const removing = useOnDemand(removeDialog);
  const handing = useOnDemand(handOverDialog);
  const name = nameOf(user);
  // After handing over, the former admin's menu unmounts.
  const row = useRef<HTMLDivElement>(null);
  useRestoreFocus(handing.isOpen, () => row.current?.closest('li'));
  const one = { groupId: group.id, userId: user.id, name };
  return (
    <div ref={row} className="sg-group-person-row">
      <MemberLine member={user} name={isOwn ? t('members.you', { name }) : name} />
      {role === 'admin' && (
        <Badge tone="primary" icon={<ShieldCheck />}>
          {t('card.admin')}
        </Badge>
      )}
      {isAdmin && !isOwn && (
        <ActionMenu
          aria-label={t('members.menu', { name })}
          actions={[
            {
              id: 'handOver',
              label: t('members.handOver'),
              icon: <ArrowRightLeft />,
              onAction: handing.open,
            },
            {
              id: 'remove',
              label: t('members.remove'),
              icon: <UserMinus />,
              variant: 'danger',
              onAction: removing.open,
            },
          ]}
        />
      )}
      {handing.isOpen && <handOverDialog.View {...one} onClose={handing.close} />}
      {removing.isOpen && <removeDialog.View {...one} onClose={removing.close} />}
    </div>
  );
}

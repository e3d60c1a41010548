import {
  type Group,
  type GroupMember,
  type GroupMembership,
  outranksInGroup,
} from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import {
  ActionMenu,
  Badge,
  loadable,
  type MenuAction,
  useOnDemand,
  useRestoreFocus,
} from '@saudagar/ui';
import { useMemberName } from '@saudagar/writing';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Shield from 'lucide-react/icons/shield';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldOff from 'lucide-react/icons/shield-off';
import UserMinus from 'lucide-react/icons/user-minus';
import { useRef } from 'react';
import { useTexts } from '../texts.ts';
import { MemberLine } from './MemberLine.tsx';

const removeDialog = loadable(async () => (await import('./dialogs.ts')).RemoveDialog);
const handOverDialog = loadable(async () => (await import('./dialogs.ts')).HandOverDialog);
const roleDialog = loadable(async () => (await import('./dialogs.ts')).RoleDialog);

interface MemberRowProps {
  group: Group;
  member: GroupMember;
  /** The reader's relationship to the group. */
  part: GroupMembership;
}

/** A member of a group with their role, and what the reader may do about them. */
export function MemberRow({ group, member: { user, role }, part }: MemberRowProps) {
  const { t } = useTexts();
  const nameOf = useMemberName();
  const isOwn = useUser()?.id === user.id;
  const removing = useOnDemand(removeDialog);
  const handing = useOnDemand(handOverDialog);
  const changing = useOnDemand(roleDialog);
  const name = nameOf(user);
  // After handing over, the former admin's menu unmounts.
  const row = useRef<HTMLDivElement>(null);
  useRestoreFocus(handing.isOpen || changing.isOpen, () => row.current?.closest('li'));
  const one = { groupId: group.id, userId: user.id, name };
  const isModerator = role === 'moderator';
  const actions: MenuAction[] = [];
  if (part === 'admin' && !isOwn)
    actions.push({
      id: 'role',
      label: t(isModerator ? 'roles.demote' : 'roles.promote'),
      icon: isModerator ? <ShieldOff /> : <Shield />,
      onAction: changing.open,
    });
  if (isOwn && isModerator)
    actions.push({
      id: 'role',
      label: t('roles.stepDown'),
      icon: <ShieldOff />,
      onAction: changing.open,
    });
  if (part === 'admin' && !isOwn)
    actions.push({
      id: 'handOver',
      label: t('members.handOver'),
      icon: <ArrowRightLeft />,
      onAction: handing.open,
    });
  if (!isOwn && outranksInGroup(part, role))
    actions.push({
      id: 'remove',
      label: t('members.remove'),
      icon: <UserMinus />,
      variant: 'danger',
      onAction: removing.open,
    });
  return (
    <div ref={row} className="sg-group-person-row">
      <MemberLine member={user} name={isOwn ? t('members.you', { name }) : name} />
      {role === 'admin' && (
        <Badge tone="primary" icon={<ShieldCheck />}>
          {t('card.admin')}
        </Badge>
      )}
      {isModerator && <Badge icon={<Shield />}>{t('card.moderator')}</Badge>}
      {actions.length > 0 && (
        <ActionMenu aria-label={t('members.menu', { name })} actions={actions} />
      )}
      {handing.isOpen && <handOverDialog.View {...one} onClose={handing.close} />}
      {removing.isOpen && <removeDialog.View {...one} onClose={removing.close} />}
      {changing.isOpen && (
        <roleDialog.View
          {...one}
          role={isModerator ? 'member' : 'moderator'}
          isOwn={isOwn}
          onClose={changing.close}
        />
      )}
    </div>
  );
}

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
import Clock from 'lucide-react/icons/clock';
import Shield from 'lucide-react/icons/shield';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldOff from 'lucide-react/icons/shield-off';
import Undo2 from 'lucide-react/icons/undo-2';
import UserMinus from 'lucide-react/icons/user-minus';
import { useRef } from 'react';
import { useTexts } from '../texts.ts';
import { MemberLine } from './MemberLine.tsx';

const removeDialog = loadable(async () => (await import('./dialogs.ts')).RemoveDialog);
const handOverDialog = loadable(async () => (await import('./dialogs.ts')).HandOverDialog);
const roleDialog = loadable(async () => (await import('./dialogs.ts')).RoleDialog);
const withdrawDialog = loadable(async () => (await import('./dialogs.ts')).WithdrawOfferDialog);

interface MemberRowProps {
  group: Group;
  member: GroupMember;
  /** The reader's relationship to the group. */
  part: GroupMembership;
}

/** A member of a group with their role, and what the reader may do about them. */
export function MemberRow({ group, member, part }: MemberRowProps) {
  const { user, role, offered_role } = member;
  const { t } = useTexts();
  const nameOf = useMemberName();
  const isOwn = useUser()?.id === user.id;
  const removing = useOnDemand(removeDialog);
  const handing = useOnDemand(handOverDialog);
  const changing = useOnDemand(roleDialog);
  const withdrawing = useOnDemand(withdrawDialog);
  const name = nameOf(user);
  // The menu of a row is another one after an offer.
  const row = useRef<HTMLDivElement>(null);
  const isOpen = handing.isOpen || changing.isOpen || withdrawing.isOpen;
  useRestoreFocus(isOpen, () => row.current?.closest('li'));
  const one = { groupId: group.id, userId: user.id, name };
  const isModerator = role === 'moderator';
  const actions: MenuAction[] = [];
  if (part === 'admin' && offered_role)
    actions.push({
      id: 'withdraw',
      label: t('offers.withdraw'),
      icon: <Undo2 />,
      onAction: withdrawing.open,
    });
  if (part === 'admin' && !isOwn && (isModerator || !offered_role))
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
  if (part === 'admin' && !isOwn && !offered_role)
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
      {offered_role && <Badge icon={<Clock />}>{t(`offers.open.${offered_role}`)}</Badge>}
      {actions.length > 0 && (
        <ActionMenu aria-label={t('members.menu', { name })} actions={actions} />
      )}
      {handing.isOpen && <handOverDialog.View {...one} onClose={handing.close} />}
      {removing.isOpen && <removeDialog.View {...one} onClose={removing.close} />}
      {withdrawing.isOpen && <withdrawDialog.View {...one} onClose={withdrawing.close} />}
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

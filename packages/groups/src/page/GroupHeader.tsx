import { canEditGroup, type Group } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { Button, Card, loadable, MemberLink, OnDemand, useOnDemand } from '@saudagar/ui';
import PenLine from 'lucide-react/icons/pen-line';
import UserPlus from 'lucide-react/icons/user-plus';
import { GroupDetails } from '../card/GroupDetails.tsx';
import { GroupMark } from '../card/GroupMark.tsx';
import { GroupActions } from '../joining/GroupActions.tsx';
import { RoleAndOffer } from '../offers/RoleAndOffer.tsx';
import { useTexts } from '../texts.ts';
import { useMembership } from '../useMembership.ts';
import { GroupMenu, type GroupMenuProps } from './GroupMenu.tsx';

const inviteDialog = loadable(
  async () => (await import('../invitations/InviteDialog.tsx')).InviteDialog,
);
const closedNote = loadable(async () => (await import('../closing/ClosedNote.tsx')).ClosedNote);
const groupRevision = loadable(async () => (await import('./GroupRevision.tsx')).GroupRevision);
const editDialog = loadable(
  async () => (await import('../form/EditGroupDialog.tsx')).EditGroupDialog,
);

/** Name and size of a group, with the member's actions. */
export function GroupHeader(props: GroupMenuProps) {
  const { group } = props;
  const { t } = useTexts();
  const { name, admin_name } = group;
  return (
    <Card as="section" padding="large" className="sg-group-head" aria-label={name}>
      <div className="sg-group-head-names">
        <GroupMark name={name} size="large" />
        <div className="sg-group-card-names">
          <h1 className="sg-group-headline">{name}</h1>
          <p className="sg-group-admin">
            <MemberLink memberId={group.admin_user_id}>
              {t('card.runBy', { name: admin_name?.trim() || t('card.admin') })}
            </MemberLink>
          </p>
        </div>
        <GroupMenu {...props} />
      </div>
      <RoleAndOffer group={group} />
      {group.closed_at && (
        <OnDemand part={closedNote}>
          <closedNote.View group={group} closedAt={group.closed_at} />
        </OnDemand>
      )}
      {group.revision && (
        <OnDemand part={groupRevision}>
          <groupRevision.View group={group} />
        </OnDemand>
      )}
      <GroupDetails group={group} />
      <div className="sg-group-card-actions">
        <GroupActions group={group} />
        {!group.closed_at && <AdminActions group={group} />}
      </div>
    </Card>
  );
}

/** Actions of those who run or may edit a group. */
function AdminActions({ group }: { group: Group }) {
  const { t } = useTexts();
  const user = useUser();
  const isAdmin = useMembership(group) === 'admin';
  const inviting = useOnDemand(inviteDialog);
  const editing = useOnDemand(editDialog);
  return (
    <>
      {isAdmin && (
        <Button {...inviting.openerProps} variant="primary" size="compact" icon={<UserPlus />}>
          {t('invite.action')}
        </Button>
      )}
      {user && canEditGroup(group, user) && (
        <Button {...editing.openerProps} size="compact" icon={<PenLine />}>
          {t('edit.title')}
        </Button>
      )}
      {inviting.isOpen && <inviteDialog.View group={group} onClose={inviting.close} />}
      {editing.isOpen && <editDialog.View group={group} onClose={editing.close} />}
    </>
  );
}

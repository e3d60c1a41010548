import { canEditGroup, type Group } from '@saudagar/contract';
import { useRoutes, useUser } from '@saudagar/portal';
import { Button, Dialog, LinkButton, loadable, useOnDemand } from '@saudagar/ui';
import PenLine from 'lucide-react/icons/pen-line';
import type { GroupCallbacks } from '../callbacks.ts';
import { GroupBadges } from '../card/GroupBadges.tsx';
import { GroupActions } from '../joining/GroupActions.tsx';
import { useTexts } from '../texts.ts';
import { GroupAbout } from './GroupAbout.tsx';

const editDialog = loadable(
  async () => (await import('../form/EditGroupDialog.tsx')).EditGroupDialog,
);

/** Props of {@link DetailsDialog}. */
export interface DetailsDialogProps extends GroupCallbacks {
  group: Group;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Details of a group that its card omits (GRP-008). */
export function DetailsDialog({ group, onClose }: DetailsDialogProps) {
  const { group: hrefOf } = useRoutes();
  const { t } = useTexts();
  const user = useUser();
  const editing = useOnDemand(editDialog);
  return (
    <Dialog
      title={group.name}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {user && canEditGroup(group, user) && (
            <Button {...editing.openerProps} icon={<PenLine />}>
              {t('edit.title')}
            </Button>
          )}
          {hrefOf && (
            <LinkButton href={hrefOf(group.id)} onPress={onClose}>
              {t('details.open')}
            </LinkButton>
          )}
        </>
      }
    >
      <div className="sg-group-details">
        <GroupBadges group={group} />
        <GroupActions group={group} />
        <GroupAbout group={group} level={3} />
      </div>
      {editing.isOpen && <editDialog.View group={group} onClose={editing.close} />}
    </Dialog>
  );
}

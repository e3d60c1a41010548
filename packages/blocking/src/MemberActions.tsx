import type { Member } from '@saudagar/contract';
import { flagDialog } from '@saudagar/flag';
import { useBlockList, useUser } from '@saudagar/portal';
import { ActionMenu, useOnDemand } from '@saudagar/ui';
import Flag from 'lucide-react/icons/flag';
import { useTexts } from './texts.ts';

/** Props of {@link MemberActions}. */
export interface MemberActionsProps {
  /** The member of the menu. */
  member: Member;
}

/**
 * A menu to flag another member for moderators, and to mute and block them when a block list is
 * provided, such as on their profile; empty for oneself.
 */
export function MemberActions({ member }: MemberActionsProps) {
  const { t } = useTexts();
  const blockList = useBlockList();
  const user = useUser();
  const flagging = useOnDemand(flagDialog);
  if (!user || user.id === member.id) return null;
  const name = member.full_name?.trim() || t('unknown');
  const flag = {
    id: 'flag',
    label: t('flag', { name }),
    icon: <Flag />,
    onAction: flagging.open,
  };
  return (
    <>
      <ActionMenu
        aria-label={t('menu', { name })}
        actions={[...(blockList?.actionsFor(member) ?? []), flag]}
      />
      {flagging.isOpen && (
        <flagDialog.View contentType="member" contentId={member.id} onClose={flagging.close} />
      )}
    </>
  );
}

import type { Member } from '@saudagar/contract';
import { usePeace, useUser } from '@saudagar/portal';
import { ActionMenu } from '@saudagar/ui';
import { useTexts } from './texts.ts';

/** Props of {@link MemberActions}. */
export interface MemberActionsProps {
  /** Whom the menu is about. */
  member: Member;
}

/** A menu to mute and block another member, such as on their profile; nothing where that is not offered. */
export function MemberActions({ member }: MemberActionsProps) {
  const { t } = useTexts();
  const peace = usePeace();
  const isOwn = useUser()?.id === member.id;
  if (!peace || isOwn) return null;
  const name = member.full_name?.trim() || t('unknown');
  return <ActionMenu aria-label={t('menu', { name })} actions={peace.actionsFor(member)} />;
}

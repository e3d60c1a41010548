import type { Member } from '@saudagar/contract';
import type { MenuAction } from '@saudagar/ui';
import MessagesSquare from 'lucide-react/icons/messages-square';
import type { useTexts } from './texts.ts';

/** Returns the menu action that writes to an author, if the host offers it. */
export function messageAction(
  member: Member,
  onMessage: (member: Member) => void,
  { t }: Pick<ReturnType<typeof useTexts>, 't'>,
): MenuAction {
  return {
    id: 'message',
    label: t('message', { name: member.full_name?.trim() || t('post.unknown') }),
    icon: <MessagesSquare />,
    onAction: () => onMessage(member),
  };
}

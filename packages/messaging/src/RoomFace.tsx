import type { Conversation } from '@saudagar/contract';
import { MemberAvatar } from '@saudagar/portal';
import { Icon } from '@saudagar/ui';
import UsersRound from 'lucide-react/icons/users-round';

interface RoomFaceProps {
  room: Conversation;
  /** Links to the other member's profile. @default false */
  isLink?: boolean | undefined;
}

/** Avatar of a conversation: the other member's, or an icon for a group chat. */
export function RoomFace({ room, isLink = false }: RoomFaceProps) {
  if (room.room_type === 'direct')
    return <MemberAvatar member={room.other_user} verified isLink={isLink} />;
  return (
    <span className="sg-messages-group-chat">
      <Icon>
        <UsersRound />
      </Icon>
    </span>
  );
}

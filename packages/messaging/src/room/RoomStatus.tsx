import type { Conversation } from '@saudagar/contract';
import type { roomMachine } from '@saudagar/delivery/machines';
import { useUser, useViewActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { provideMembers } from '../members/membersFlow.ts';
import { PresenceLine } from '../presence/PresenceLine.tsx';
import { useTexts } from '../texts.ts';

/** Most names listed; the line is cut where it ends. */
const MOST_NAMES = 12;

interface RoomStatusProps {
  room: Conversation | undefined;
  actor: ActorRefFrom<typeof roomMachine>;
}

/** The line below a conversation's name: who types, or else who it is with. */
export function RoomStatus({ room, actor }: RoomStatusProps) {
  const { t } = useTexts();
  const typing = useSelector(actor, ({ context }) => context.typing);
  const [name] = typing.values();
  return (
    <>
      {room?.room_type === 'direct' && <DirectStatus room={room} />}
      {room && room.room_type !== 'direct' && <GroupChatStatus room={room} />}
      <p className="sg-messages-typing" role="status">
        {typing.size === 1 && t('room.typing', { name: name || t('unknown') })}
        {typing.size > 1 && t('room.typingMany')}
      </p>
    </>
  );
}

/** The other member's business and presence. */
function DirectStatus({ room }: { room: Conversation }) {
  const company = room.other_user?.company_name?.trim();
  return (
    <p className="sg-messages-status">
      {company && <span>{company}</span>}
      <PresenceLine conversationId={room.id} />
    </p>
  );
}

/** Number and names of a group chat's members, the reader last. */
function GroupChatStatus({ room }: { room: Conversation }) {
  const { t } = useTexts();
  const actor = useViewActor(provideMembers, { query: { conversationId: room.id } });
  const members = useSelector(actor, ({ context }) => context.value) ?? [];
  const ownId = useUser()?.id;
  const names = members
    .filter(({ user }) => user.id !== ownId)
    .map(({ user }) => user.full_name?.trim() || t('unknown'));
  const count = room.members_count ?? members.length;
  return (
    <p className="sg-messages-status sg-messages-status-line">
      {count > 0 && <span>{t('room.members', { count })}</span>}
      {names.length > 0 && <span>{[...names.slice(0, MOST_NAMES), t('line.you')].join(', ')}</span>}
    </p>
  );
}

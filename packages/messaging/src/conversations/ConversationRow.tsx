import { type Conversation, isGroupChatLine, plainText, REMOVED_MESSAGE } from '@saudagar/contract';
import { conversationName } from '@saudagar/delivery';
import { useBlockList, useRoutes } from '@saudagar/portal';
import { DayName, daysAgo, Link, UnstyledButton } from '@saudagar/ui';
import { memo } from 'react';
import { groupChatLines } from '../groupChatLines.ts';
import { RoomFace } from '../RoomFace.tsx';
import { useTexts } from '../texts.ts';
import { shortDay, timeOfDay } from '../times.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

interface ConversationRowProps {
  room: Conversation;
  memberId: string;
  isOpen: boolean;
  /** True where it is chosen for something, instead of opened by its address. */
  isChoice: boolean;
  /** Opens it in place where the host has no address for conversations. */
  onOpen: (conversationId: string) => void;
}

/** A conversation: name, last message with its time, and unread count. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { room, memberId, isOpen, isChoice, onOpen } = props;
  const { conversation: hrefOf } = useRoutes();
  const { t, locale } = useTexts();
  const last = room.last_message;
  const isRemoved = last?.message_type === REMOVED_MESSAGE;
  const blockList = useBlockList();
  const look = {
    className: 'sg-messages-row',
    'data-unread': room.unread_count > 0 || undefined,
    'data-open': isOpen || undefined,
    ...(isOpen && { 'aria-current': 'true' as const }),
  };
  const content = (
    <>
      <RoomFace room={room} />
      <span className="sg-messages-row-name">
        {conversationName(room) ?? t(room.room_type === 'direct' ? 'unknown' : 'groupChat')}
      </span>
      {last && (
        <time className="sg-messages-row-time" dateTime={last.created_at}>
          {momentOf(last.created_at)}
        </time>
      )}
      <span className="sg-messages-row-last" data-removed={isRemoved || undefined}>
        {last ? wordsOf(last) : t('list.nothing')}
      </span>
      <UnreadBadge count={room.unread_count} />
    </>
  );
  if (hrefOf && !isChoice) {
    return (
      <Link isPlain {...look} href={hrefOf(room.id)}>
        {content}
      </Link>
    );
  }
  return (
    <UnstyledButton {...look} onPress={() => onOpen(room.id)}>
      {content}
    </UnstyledButton>
  );

  function wordsOf(newest: NonNullable<typeof last>) {
    if (isGroupChatLine(newest)) return groupChatLines({ t, locale }, memberId).inList(newest);
    const { content, sender_id, files_count = 0, is_hidden } = newest;
    if (is_hidden) return t('list.hidden');
    if (room.room_type !== 'direct' && blockList?.restrictionFor(sender_id))
      return t('list.folded');
    if (isRemoved) return t('message.removed');
    const text = plainText(content).trim() || t('list.files', { count: files_count });
    return sender_id === memberId ? t('list.you', { text }) : text;
  }

  /** Returns the time of day, or the date from yesterday back. */
  function momentOf(moment: string) {
    const [time, now] = [Date.parse(moment), Date.now()];
    const days = daysAgo(time, now);
    if (days <= 0) return timeOfDay(time, locale);
    return days === 1 ? <DayName date={time} /> : shortDay(time, now, locale);
  }
});

import type { Message } from '@saudagar/contract';
import { CollapsedText, useCollapsed } from '@saudagar/portal';
import { type ArticleAttributes, DayName, IconButton } from '@saudagar/ui';
import X from 'lucide-react/icons/x';
import { memo, useId } from 'react';
import { groupChatLines } from '../groupChatLines.ts';
import { useTexts } from '../texts.ts';
import { timeOfDay } from '../times.ts';
import { MessageBody, type MessageBodyProps } from './MessageBody.tsx';

interface MessageItemProps extends Omit<MessageBodyProps, 'textId' | 'name'> {
  attributes: ArticleAttributes;
  onDismiss: () => void;
}

/** A message, after the date or unread divider that precedes it. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { attributes, onDismiss, ...shown } = props;
  const { memberId } = shown;
  const { t, locale } = useTexts();
  const id = useId();
  const { message, time, isFirstOfDay, startsUnread, isGroupChatLine } = shown.entry;
  const isHidden = message?.is_hidden === true;
  const isCollapsible = shown.hasNames && !shown.isOwn && !isGroupChatLine;
  const { restriction, onShow } = useCollapsed(
    message?.sender_id,
    isCollapsible ? message?.id : undefined,
  );
  const name = shown.isOwn ? t('message.you') : message?.sender?.full_name?.trim() || t('unknown');
  return (
    <article
      {...attributes}
      {...(!isHidden && {
        'aria-label': t('message.from', { name, time: timeOfDay(time, locale) }),
      })}
      aria-describedby={id}
    >
      {isFirstOfDay && (
        <p className="sg-message-day">
          <DayName date={time} />
        </p>
      )}
      {startsUnread && <UnreadMark onDismiss={onDismiss} />}
      {isHidden ? (
        <p id={id} className="sg-message-line">
          {t('message.hidden')}
        </p>
      ) : restriction ? (
        <CollapsedText kind="message" {...{ restriction, id, onShow }} />
      ) : isGroupChatLine && message ? (
        <GroupChatLine {...{ message, memberId }} textId={id} />
      ) : (
        <MessageBody {...shown} {...{ name }} textId={id} />
      )}
    </article>
  );
});

interface GroupChatLineProps {
  message: Message;
  memberId: string;
  textId: string;
}

/** A join or leave line. */
function GroupChatLine({ message, memberId, textId }: GroupChatLineProps) {
  const { t, locale } = useTexts();
  return (
    <p id={textId} className="sg-message-line">
      {groupChatLines({ t, locale }, memberId).inRoom(message, message.sender?.full_name)}
    </p>
  );
}

function UnreadMark({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTexts();
  return (
    <div className="sg-message-unread">
      <span>{t('room.unread')}</span>
      <IconButton size="small" aria-label={t('room.dismiss')} onPress={onDismiss}>
        <X />
      </IconButton>
    </div>
  );
}

import { type ArticleAttributes, IconButton } from '@saudagar/ui';
import X from 'lucide-react/icons/x';
import { memo, useId } from 'react';
import { useTexts } from '../texts.ts';
import { daysAgo, timeOfDay, wholeDay } from '../times.ts';
import { MessageBody, type MessageBodyProps } from './MessageBody.tsx';

interface MessageItemProps extends Omit<MessageBodyProps, 'textId' | 'name'> {
  attributes: ArticleAttributes;
  onDismiss: () => void;
}

/** One message, with the day or the mark of what was unread before it. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { attributes, onDismiss, ...shown } = props;
  const { t, locale } = useTexts();
  const id = useId();
  const { message, time, startsDay, startsUnread } = shown.entry;
  const name = shown.isOwn ? t('message.you') : message?.sender?.full_name?.trim() || t('unknown');
  return (
    <article
      {...attributes}
      aria-label={t('message.from', { name, time: timeOfDay(time, locale) })}
      aria-describedby={id}
    >
      {startsDay && <Day time={time} />}
      {startsUnread && <UnreadMark onDismiss={onDismiss} />}
      <MessageBody {...shown} {...{ name }} textId={id} />
    </article>
  );
});

function Day({ time }: { time: number }) {
  const { t, locale } = useTexts();
  const days = daysAgo(time, Date.now());
  const name =
    days === 0 ? t('room.today') : days === 1 ? t('room.yesterday') : wholeDay(time, locale);
  return <p className="sg-message-day">{name}</p>;
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

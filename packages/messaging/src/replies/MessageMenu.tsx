import { type Message, type QuotedMessage, quoteMessage } from '@saudagar/contract';
import { ActionMenu, type MenuAction } from '@saudagar/ui';
import Flag from 'lucide-react/icons/flag';
import Reply from 'lucide-react/icons/reply';
import { useTexts } from '../texts.ts';

export interface MessageActions {
  onReply: (quoted: QuotedMessage) => void;
  onFlag: (message: Message) => void;
}

interface MessageMenuProps extends MessageActions {
  message: Message;
  /** Displayed name of the sender. */
  name: string;
  isOwn: boolean;
}

/** Actions on a message: reply, and flag another's. */
export function MessageMenu({ message, name, isOwn, onReply, onFlag }: MessageMenuProps) {
  const { t } = useTexts();
  const actions: MenuAction[] = [
    {
      id: 'reply',
      label: t('message.reply'),
      icon: <Reply />,
      onAction: () => onReply(quoteMessage(message)),
    },
  ];
  if (!isOwn) {
    actions.push({
      id: 'flag',
      label: t('message.flag'),
      icon: <Flag />,
      onAction: () => onFlag(message),
    });
  }
  return (
    <ActionMenu
      aria-label={t('message.more', { name })}
      actions={actions}
      size="small"
      className="sg-message-more"
    />
  );
}

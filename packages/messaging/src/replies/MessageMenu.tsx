import {
  type Message,
  type QuotedMessage,
  quoteMessage,
  REACTIONS,
  type ReactionEmoji,
} from '@saudagar/contract';
import { ActionMenu, type MenuAction } from '@saudagar/ui';
import Flag from 'lucide-react/icons/flag';
import Reply from 'lucide-react/icons/reply';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { reactionName } from '../reactions/reactionNames.ts';
import { useTexts } from '../texts.ts';

export interface MessageActions {
  onReply: (quoted: QuotedMessage) => void;
  onFlag: (message: Message) => void;
  /** Reacts to it, or takes the reaction back with null. */
  onReact: (message: Message, emoji: ReactionEmoji | null) => void;
  onShowReactions: (message: Message) => void;
}

interface MessageMenuProps extends MessageActions {
  message: Message;
  /** Displayed name of the sender. */
  name: string;
  isOwn: boolean;
  /** The reader's own reaction. */
  reaction: string | null;
  /** True when somebody reacted. */
  hasReactions: boolean;
}

/** Actions on a message: react, reply, and flag another's. */
export function MessageMenu(props: MessageMenuProps) {
  const { message, name, isOwn, reaction, hasReactions, onReact, onReply, onFlag } = props;
  const { t } = useTexts();
  const actions: MenuAction[] = [
    {
      id: 'reply',
      label: t('message.reply'),
      icon: <Reply />,
      onAction: () => onReply(quoteMessage(message)),
    },
  ];
  if (hasReactions) {
    actions.push({
      id: 'reactions',
      label: t('reaction.who'),
      icon: <SmilePlus />,
      onAction: () => props.onShowReactions(message),
    });
  }
  if (!isOwn) {
    actions.push({
      id: 'flag',
      label: t('message.flag'),
      icon: <Flag />,
      onAction: () => onFlag(message),
    });
  }
  const options = REACTIONS.map((emoji) => ({
    id: emoji,
    label: t(reactionName(emoji) ?? 'reaction.label'),
    symbol: emoji,
    isChosen: emoji === reaction,
    onAction: () => onReact(message, emoji === reaction ? null : emoji),
  }));
  return (
    <ActionMenu
      aria-label={t('message.more', { name })}
      actions={actions}
      choices={{ label: t('reaction.label'), options }}
      size="small"
      className="sg-message-more"
    />
  );
}

import type { Message, MessageReactions, ReactionEmoji } from '@saudagar/contract';
import { UnstyledButton } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { reactionName } from './reactionNames.ts';

interface ReactionPillsProps {
  message: Message;
  reactions: MessageReactions;
  onReact: (message: Message, emoji: ReactionEmoji | null) => void;
}

/** Reactions to a message at its lower edge; pressing one gives it or takes it back. */
export function ReactionPills({ message, reactions, onReact }: ReactionPillsProps) {
  const { t } = useTexts();
  const { my_reaction } = reactions;
  return (
    <ul className="sg-reactions" aria-label={t('reaction.label')}>
      {reactions.reactions.map(({ emoji, count }) => {
        const key = reactionName(emoji);
        const isOwn = emoji === my_reaction;
        return (
          <li key={emoji}>
            <UnstyledButton
              className="sg-reaction"
              aria-label={t('reaction.count', { name: key ? t(key) : emoji, count })}
              aria-pressed={isOwn}
              onPress={() => onReact(message, isOwn ? null : (emoji as ReactionEmoji))}
            >
              <span aria-hidden="true">{emoji}</span>
              {count > 1 && <span>{count}</span>}
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}

import { ReadView } from '@saudagar/flows/react';
import { useUser, useViewActor } from '@saudagar/portal';
import { Dialog, InlineMessage, MemberLink } from '@saudagar/ui';
import { LoadingPeople, Person, useMemberName } from '@saudagar/writing';
import { useTexts } from '../texts.ts';
import { reactionName } from './reactionNames.ts';
import { provideWhoReacted } from './whoReactedFlow.ts';

export interface WhoReactedDialogProps {
  conversationId: string;
  messageId: string;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Lists who reacted to a message, and how. */
export function WhoReactedDialog({ conversationId, messageId, onClose }: WhoReactedDialogProps) {
  const { t } = useTexts();
  const nameOf = useMemberName();
  const ownId = useUser()?.id;
  const actor = useViewActor(provideWhoReacted, { query: { conversationId, messageId } });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('reaction.label')}>
      <ReadView
        actor={actor}
        skeleton={<LoadingPeople />}
        gone={<InlineMessage kind="error">{t('reaction.gone')}</InlineMessage>}
      >
        {(given) =>
          given.length === 0 ? (
            <p>{t('reaction.none')}</p>
          ) : (
            <ul className="sg-members" aria-label={t('reaction.label')}>
              {given.map(({ emoji, user }) => {
                const key = reactionName(emoji);
                const name = nameOf(user);
                return (
                  <li key={user.id} className="sg-person">
                    <MemberLink memberId={user.id} className="sg-person sg-members-person">
                      <Person
                        member={user}
                        name={user.id === ownId ? t('members.you', { name }) : name}
                      />
                    </MemberLink>
                    <span className="sg-reacted" role="img" aria-label={key ? t(key) : emoji}>
                      {emoji}
                    </span>
                  </li>
                );
              })}
            </ul>
          )
        }
      </ReadView>
    </Dialog>
  );
}

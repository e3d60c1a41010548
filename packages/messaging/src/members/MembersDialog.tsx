import { type Member, ROOM_MEMBERS_MAX, type RoomMember } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { useUser, useViewActor } from '@saudagar/portal';
import { Button, Dialog, IconButton, InlineMessage, MemberLink } from '@saudagar/ui';
import { LoadingPeople, Person, useMemberName } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquare from 'lucide-react/icons/message-square';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { MessageDialog } from '../direct/MessageDialog.tsx';
import { NewGroupChatDialog } from '../newGroupChat/NewGroupChatDialog.tsx';
import { useTexts } from '../texts.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { provideMembers } from './membersFlow.ts';

export interface MembersDialogProps {
  /** Id of the group chat. */
  conversationId: string;
  /** Name of the group chat. */
  name: string;
  /** Called after the member left. */
  onLeft: () => void;
  /** Called when the dialog closes. */
  onClose: () => void;
}

const NOBODY: readonly RoomMember[] = [];

/** Members of a group chat, with actions to add members and to leave. */
// MSG-054
export function MembersDialog({ conversationId, name, onLeft, onClose }: MembersDialogProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideMembers, { query: { conversationId } });
  const members = useSelector(actor, ({ context }) => context.value) ?? NOBODY;
  const isNotFound = useSelector(actor, (snapshot) => snapshot.hasTag('gone'));
  const [inFront, show] = useState<'adding' | 'leaving' | Member | null>(null);
  const back = () => show(null);

  if (inFront === 'adding')
    return (
      <NewGroupChatDialog
        conversationId={conversationId}
        taken={members.map(({ user }) => user.id)}
        onEntered={back}
        onClose={back}
      />
    );
  if (inFront === 'leaving')
    return <LeaveDialog {...{ conversationId, name, onLeft }} onClose={back} />;
  if (inFront !== null) return <MessageDialog member={inFront} onClose={back} />;

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={members === NOBODY ? t('members.all') : t('members.title', { count: members.length })}
      footer={
        !isNotFound && (
          <Button variant="quiet" icon={<LogOut />} onPress={() => show('leaving')}>
            {t('members.leave')}
          </Button>
        )
      }
    >
      <ReadView
        actor={actor}
        skeleton={<LoadingPeople />}
        gone={<InlineMessage kind="error">{t('members.gone')}</InlineMessage>}
      >
        {(known) => (
          <MemberList members={known} onAdd={() => show('adding')} onMessage={(to) => show(to)} />
        )}
      </ReadView>
    </Dialog>
  );
}

interface MemberListProps {
  members: readonly RoomMember[];
  onAdd: () => void;
  onMessage: (member: Member) => void;
}

/** Members, each of the others with a button for a direct message. */
function MemberList({ members, onAdd, onMessage }: MemberListProps) {
  const { t } = useTexts();
  const nameOf = useMemberName();
  const ownId = useUser()?.id;
  const isFull = members.length >= ROOM_MEMBERS_MAX;
  return (
    <div>
      <Button isFullWidth icon={<UserPlus />} isDisabled={isFull} onPress={onAdd}>
        {t('gather.add')}
      </Button>
      {isFull && <p className="sg-members-full">{t('gather.full', { limit: ROOM_MEMBERS_MAX })}</p>}
      <ul className="sg-members" aria-label={t('members.all')}>
        {members.map(({ user }) => {
          const isOwn = user.id === ownId;
          const shown = nameOf(user);
          return (
            <li key={user.id} className="sg-person">
              <MemberLink memberId={user.id} className="sg-person sg-members-person">
                <Person member={user} name={isOwn ? t('members.you', { name: shown }) : shown} />
              </MemberLink>
              {!isOwn && (
                <IconButton
                  aria-label={t('direct.title', { name: shown })}
                  onPress={() => onMessage(user)}
                >
                  <MessageSquare />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

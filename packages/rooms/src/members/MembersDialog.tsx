import { type Member, ROOM_MEMBERS_MAX } from '@saudagar/contract';
import { useFailureText, useIsOffered, useUser, useViewActor } from '@saudagar/portal';
import { Button, Dialog, IconButton, InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquare from 'lucide-react/icons/message-square';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { MessageDialog } from '../direct/MessageDialog.tsx';
import { GatheringDialog } from '../gathering/GatheringDialog.tsx';
import { LoadingPeople, Person } from '../Person.tsx';
import { useTexts } from '../texts.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { provideMembers } from './membersActors.ts';

export interface MembersDialogProps {
  roomId: string;
  /** What the group is called. */
  name: string;
  /** Told that the member has left it. */
  onLeft: () => void;
  onClose: () => void;
}

/** Who is in a group; more can be added, and it can be left (MSG-054). */
export function MembersDialog({ roomId, name, onLeft, onClose }: MembersDialogProps) {
  const { t } = useTexts();
  const failureText = useFailureText();
  const ownId = useUser()?.id;
  const actor = useViewActor(provideMembers, { roomId });
  const members = useSelector(actor, ({ context }) => context.members);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isGone = useSelector(actor, (snapshot) => snapshot.matches('gone'));
  const isReady = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  const canSearch = useIsOffered('suggestMembers');
  const canAdd = useIsOffered('addRoomMembers') && canSearch;
  const canLeave = useIsOffered('leaveRoom');
  const [inFront, show] = useState<'adding' | 'leaving' | Member | null>(null);
  const isFull = members.length >= ROOM_MEMBERS_MAX;
  const back = () => show(null);

  if (inFront === 'adding')
    return (
      <GatheringDialog
        roomId={roomId}
        taken={members.map(({ user }) => user.id)}
        onEntered={back}
        onClose={back}
      />
    );
  if (inFront === 'leaving') return <LeaveDialog {...{ roomId, name, onLeft }} onClose={back} />;
  if (inFront !== null) return <MessageDialog member={inFront} onClose={back} />;

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isReady ? t('members.title', { count: members.length }) : t('members.all')}
      footer={
        canLeave &&
        !isGone && (
          <Button variant="quiet" icon={<LogOut />} onPress={() => show('leaving')}>
            {t('members.leave')}
          </Button>
        )
      }
    >
      {isGone && <InlineMessage kind="error">{t('members.gone')}</InlineMessage>}
      {hasFailed && failure && (
        <InlineMessage
          kind={failure.kind === 'network' ? 'offline' : 'error'}
          onRetry={() => actor.send({ type: 'members.retried' })}
        >
          {failureText(failure)}
        </InlineMessage>
      )}
      {isLoading && <LoadingPeople />}
      {isReady && (
        <>
          {canAdd && (
            <Button isWide icon={<UserPlus />} isDisabled={isFull} onPress={() => show('adding')}>
              {t('gather.add')}
            </Button>
          )}
          {isFull && (
            <p className="sg-people-nobody">{t('gather.full', { limit: ROOM_MEMBERS_MAX })}</p>
          )}
          <ul className="sg-members" aria-label={t('members.all')}>
            {members.map(({ user }) => {
              const isOwn = user.id === ownId;
              const shown = user.full_name?.trim() || user.username || t('unknown');
              return (
                <li key={user.id} className="sg-person">
                  <Person member={user} name={isOwn ? t('members.you', { name: shown }) : shown} />
                  {!isOwn && (
                    <IconButton
                      aria-label={t('direct.title', { name: shown })}
                      onPress={() => show(user)}
                    >
                      <MessageSquare />
                    </IconButton>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Dialog>
  );
}

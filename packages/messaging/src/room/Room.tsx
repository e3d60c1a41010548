import type { Conversation } from '@saudagar/contract';
import { isGroupChatLine, plainText, REMOVED_MESSAGE } from '@saudagar/contract';
import { conversationName, getOutbox, getSocket } from '@saudagar/delivery';
import { type inboxMachine, provideRoom, type roomMachine } from '@saudagar/delivery/machines';
import { type Portal, useBlockList, useEmitted, usePortal, useViewActor } from '@saudagar/portal';
import {
  ActionMenu,
  EmptyState,
  IconButton,
  InlineMessage,
  loadable,
  loadListWindow,
  useMemberPath,
  useOnDemand,
  useRestoreFocus,
  VisuallyHidden,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import UsersRound from 'lucide-react/icons/users-round';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { MessageComposer } from '../composer/MessageComposer.tsx';
import { useTyping } from '../composer/useTyping.ts';
import { focusIfLost } from '../focusIfLost.ts';
import { groupChatLines } from '../groupChatLines.ts';
import { MemberName } from '../MemberName.tsx';
import type { MembersDialogProps } from '../members/MembersDialog.tsx';
import { RoomFace } from '../RoomFace.tsx';
import { ReactionNews } from '../reactions/ReactionNews.tsx';
import { useTexts } from '../texts.ts';
import { BackButton } from './BackButton.tsx';
import { MessageList } from './MessageList.tsx';
import { RoomSkeleton } from './RoomSkeleton.tsx';
import { RoomStatus } from './RoomStatus.tsx';

const membersDialog = loadable(async () => (await import('../dialogs.ts')).MembersDialog);

/** Loads windowing with the list, which would otherwise begin at the oldest message. */
const provideShownRoom = (portal: Portal) => provideRoom(portal, loadListWindow);

/** Fields that every message changes and only the message list shows. */
const MOVING: readonly (keyof Conversation)[] = [
  'last_message',
  'activity_at',
  'last_sequence',
  'read_sequence',
  'unread_count',
];

function looksEqual(one: Conversation, other: Conversation): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof Conversation)[];
  return keys.every((key) => MOVING.includes(key) || one[key] === other[key]);
}

/** Props of {@link Room}. */
export interface RoomProps {
  conversationId: string;
  memberId: string;
  inbox: ActorRefFrom<typeof inboxMachine>;
  /** True when the composer takes focus. */
  takesFocus: boolean;
  /** True when it replaced another screen: its name then takes the lost focus. */
  isEntered: boolean;
  onBack: () => void;
}

/** An open conversation: header, messages and composer. */
export function Room(props: RoomProps) {
  const { conversationId, memberId, inbox, takesFocus, isEntered, onBack } = props;
  const { t } = useTexts();
  const portal = usePortal();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // It leaves the list before the response to leaving arrives, so the last known value is used.
  const listed = useSelector(
    inbox,
    ({ context }) => context.conversations.find(({ id }) => id === conversationId),
    (known, now) => now === undefined || (known !== undefined && looksEqual(known, now)),
  );
  const actor = useViewActor(provideShownRoom, {
    roomId: conversationId,
    memberId,
    isListed: listed !== undefined,
    readSequence: listed?.read_sequence,
    unreadCount: listed?.unread_count ?? 0,
  });
  const loaded = useSelector(actor, ({ context }) => context.room);
  const room = listed ?? loaded ?? undefined;
  const outbox = getOutbox(portal);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isNotFound = useSelector(actor, (snapshot) => snapshot.matches('gone'));
  const isReady = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  const isSeen = useSelector(actor, (snapshot) => snapshot.matches({ ready: { sight: 'seen' } }));
  const isGroupChat = room !== undefined && room.room_type !== 'direct';
  const onTyping = useTyping(conversationId);
  const blockList = useBlockList();
  // The composer unmounts with it.
  useRestoreFocus(!isNotFound, () => title.current);
  useEffect(
    () =>
      isEntered ? focusIfLost(() => title.current?.focus({ preventScroll: true })) : undefined,
    [isEntered],
  );
  useEffect(() => {
    if (!isSeen) return;
    inbox.send({ type: 'conversation.seen', roomId: conversationId });
    return () => {
      // Signing out stops the inbox first.
      if (inbox.getSnapshot().status === 'active')
        inbox.send({ type: 'conversation.seen', roomId: null });
    };
  }, [inbox, conversationId, isSeen]);

  const name = room && (conversationName(room) ?? t(isGroupChat ? 'groupChat' : 'unknown'));
  const other = isGroupChat ? null : room?.other_user;
  const isClosed = !isNotFound && room?.is_closed === true;
  const hasProfiles = useMemberPath() !== undefined;
  const linked = hasProfiles ? other : null;
  const actions = (other && blockList?.actionsFor(other)) ?? [];
  return (
    <section
      className="sg-messages-room"
      aria-label={name ? t('room.with', { name }) : t('messages')}
    >
      <header className="sg-messages-head">
        <BackButton onPress={onBack} />
        {room && <RoomFace room={room} isLink />}
        <div className="sg-messages-participants">
          <h2 ref={title} id={titleId} className="sg-messages-title" tabIndex={-1}>
            {name ? (
              <>
                {!linked && (
                  <VisuallyHidden elementType="span">{t('room.with', { name })}</VisuallyHidden>
                )}
                <MemberName member={linked}>
                  <span aria-hidden={!linked}>{name}</span>
                </MemberName>
              </>
            ) : (
              t('messages')
            )}
          </h2>
          {!isNotFound && <RoomStatus {...{ room, actor }} />}
        </div>
        {actions.length > 0 && (
          <ActionMenu aria-label={t('room.more', { name: name ?? '' })} actions={actions} />
        )}
        {isGroupChat && name && (
          <Members {...{ conversationId, name, isNotFound, title }} onLeft={onBack} />
        )}
      </header>
      <RequestAction />
      {isLoading && <RoomSkeleton />}
      {hasFailed && (
        <div className="sg-messages-loading">
          <InlineMessage kind="error" onRetry={() => actor.send({ type: 'room.retried' })}>
            {t('room.failed')}
          </InlineMessage>
        </div>
      )}
      {isNotFound && (
        <EmptyState title={t('room.gone')} level={3} className="sg-messages-middle">
          <p>{t('room.goneText')}</p>
        </EmptyState>
      )}
      {isReady && (
        <MessageList
          {...{ actor, outbox }}
          othersRead={room?.others_read_sequence ?? 0}
          hasNames={isGroupChat}
        />
      )}
      {isClosed && <p className="sg-messages-closed">{t('room.closed')}</p>}
      {!isNotFound && !isClosed && (
        <MessageComposer {...{ conversationId, takesFocus, onTyping }} />
      )}
      <Arrivals actor={actor} room={room} />
      <ReactionNews actor={actor} />
    </section>
  );
}

interface MembersProps extends Pick<MembersDialogProps, 'conversationId' | 'name' | 'onLeft'> {
  /** True when the reader is no longer a member. */
  isNotFound: boolean;
  /** Takes focus when the dialog's opener has unmounted. */
  title: RefObject<HTMLElement | null>;
}

/** Button that opens the members of a group chat. */
function Members({ isNotFound, title, ...chat }: MembersProps) {
  const { t } = useTexts();
  const { isOpen, close, openerProps } = useOnDemand(membersDialog);
  const opener = useRef<HTMLButtonElement>(null);
  useRestoreFocus(isOpen, () => opener.current ?? title.current);
  return (
    <>
      {!isNotFound && (
        <IconButton {...openerProps} ref={opener} aria-label={t('room.showMembers')}>
          <UsersRound />
        </IconButton>
      )}
      {isOpen && <membersDialog.View {...chat} onClose={close} />}
    </>
  );
}

/** Notice while offline that messages are queued. */
function RequestAction() {
  const { t } = useTexts();
  const connection = getSocket(usePortal());
  const isOffline = useSelector(connection, (snapshot) => snapshot.matches('offline'));
  return (
    <div role="status">
      {isOffline && (
        <InlineMessage kind="offline" className="sg-messages-option">
          {t('connection.offline')}
        </InlineMessage>
      )}
    </div>
  );
}

interface ArrivalsProps {
  actor: ActorRefFrom<typeof roomMachine>;
  room: Conversation | undefined;
}

/** Announces new messages of others to assistive technology, once each. */
function Arrivals({ actor, room }: ArrivalsProps) {
  const { t, locale } = useTexts();
  const { memberId } = actor.getSnapshot().context;
  const [announcement, announce] = useState('');
  useEmitted(actor, 'messages.arrived', ({ messages }) => {
    const last = messages.at(-1);
    if (!last || last.is_hidden) return;
    const name = last.sender?.full_name?.trim() || (room && conversationName(room)) || t('unknown');
    if (messages.length > 1) announce(t('room.arrivedMany', { count: messages.length }));
    else if (isGroupChatLine(last))
      announce(groupChatLines({ t, locale }, memberId).inRoom(last, name));
    else {
      const isRemoved = last.message_type === REMOVED_MESSAGE;
      const text = isRemoved ? t('message.removed') : plainText(last.content);
      announce(t('room.arrived', { name, text }));
    }
  });
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

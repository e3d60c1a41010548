import type { Message, User } from '@saudagar/contract';
import { getInbox, getOutbox } from '@saudagar/delivery';
import { SessionGate, useEmitted, usePortal } from '@saudagar/portal';
import {
  EmptyState,
  InlineMessage,
  loadable,
  OnDemand,
  useLoadWhenIdle,
  useOnDemand,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ConversationList, type ConversationRows } from './conversations/ConversationList.tsx';
import { focusIfLost } from './focusIfLost.ts';
import { openRoom } from './openRoom.ts';
import { RoomSkeleton } from './room/RoomSkeleton.tsx';
import { UnloadedRoom } from './room/UnloadedRoom.tsx';
import { useTexts } from './texts.ts';

const newGroupChatDialog = loadable(async () => (await import('./dialogs.ts')).NewGroupChatDialog);

/** A new conversation has no members yet. */
const NOBODY: readonly string[] = [];

/** Props of {@link Messages}. */
export interface MessagesProps {
  /** Id of the open conversation, null for none. @default the one chosen last */
  conversationId?: string | null | undefined;
  /** Called with the chosen conversation, or null to close it. @default opens in place */
  onConversationChange?: ((conversationId: string | null) => void) | undefined;
  /** Called with the member's own message after the server stores it. */
  onMessageSent?: ((message: Message) => void) | undefined;
  /** Rendered above the conversations. @default nothing */
  topContent?: ReactNode | undefined;
  /** Rendered when no conversation is open. @default the kit's own text */
  empty?: ReactNode | undefined;
}

/** The member's conversations and the open one: side by side, or one at a time on phones. */
export function Messages(props: MessagesProps) {
  return (
    <SessionGate className="sg-messages-notice">
      {(user) => <SignedIn key={user.id} user={user} {...props} />}
    </SessionGate>
  );
}

function SignedIn(props: MessagesProps & { user: User }) {
  const { user, onConversationChange } = props;
  const { t } = useTexts();
  const portal = usePortal();
  const inbox = getInbox(portal, user.id);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const conversationId = props.conversationId === undefined ? openedId : props.conversationId;
  const latestOnChange = useRef(onConversationChange);
  useEffect(() => {
    latestOnChange.current = onConversationChange;
  });
  // Stable, since a thousand rows receive it.
  const open = useCallback((next: string | null) => {
    setOpenedId(next);
    latestOnChange.current?.(next);
  }, []);
  // Unread counts must be known before opening, since reading changes them.
  const isKnown = useSelector(
    inbox,
    (snapshot) =>
      !snapshot.matches('loading') ||
      snapshot.context.conversations.some(({ id }) => id === conversationId),
  );
  useEmitted(getOutbox(portal), 'message.acknowledged', ({ message }) =>
    props.onMessageSent?.(message),
  );
  const beginning = useOnDemand(newGroupChatDialog);
  const beginner = useRef<HTMLButtonElement>(null);
  const [begun, setBegun] = useState<string | null>(null);
  const rows = useRef<ConversationRows>(null);
  const [entry, setEntry] = useState({ conversationId, isEntered: false });
  if (entry.conversationId !== conversationId) setEntry({ conversationId, isEntered: true });
  const lastRoom = useRef(conversationId);
  // Restores focus to the row of the closed conversation, or to the new-conversation button.
  useEffect(() => {
    const left = lastRoom.current;
    lastRoom.current = conversationId;
    if (left === null || conversationId !== null) return;
    return focusIfLost(() => {
      if (!rows.current?.focus(left)) beginner.current?.focus({ preventScroll: true });
    });
  }, [conversationId]);
  // Loaded in parallel with the list, which is needed before a conversation opens.
  const isOpen = conversationId !== null;
  useEffect(() => {
    if (isOpen) void openRoom.load();
  }, [isOpen]);
  useLoadWhenIdle(openRoom);

  return (
    <div className="sg-messages" data-open={isOpen || undefined}>
      <ConversationList
        {...{ inbox, rows, conversationId }}
        topContent={props.topContent}
        onOpen={open}
        begin={{ ...beginning.openerProps, ref: beginner }}
      />
      {conversationId === null && props.empty !== undefined ? (
        <div className="sg-messages-middle sg-slot">{props.empty}</div>
      ) : conversationId === null ? (
        <EmptyState
          illustration={<MessageSquareText />}
          title={t('room.none')}
          className="sg-messages-middle"
        >
          <p>{t('room.noneText')}</p>
        </EmptyState>
      ) : (
        isKnown && (
          <OnDemand
            part={openRoom}
            fallback={
              <UnloadedRoom onBack={() => open(null)}>
                <RoomSkeleton />
              </UnloadedRoom>
            }
            failure={(retry) => (
              <UnloadedRoom onBack={() => open(null)}>
                <InlineMessage kind="error" onRetry={retry}>
                  {t('room.failed')}
                </InlineMessage>
              </UnloadedRoom>
            )}
          >
            <openRoom.View
              key={conversationId}
              {...{ conversationId: conversationId, inbox }}
              memberId={user.id}
              takesFocus={begun === conversationId && !beginning.isOpen}
              isEntered={entry.isEntered}
              onBack={() => open(null)}
            />
          </OnDemand>
        )
      )}
      {beginning.isOpen && (
        <newGroupChatDialog.View
          conversationId={null}
          taken={NOBODY}
          onEntered={({ id }) => {
            beginning.close();
            setBegun(id);
            open(id);
          }}
          onClose={beginning.close}
        />
      )}
    </div>
  );
}

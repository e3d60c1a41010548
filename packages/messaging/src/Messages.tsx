import type { User } from '@saudagar/contract';
import { inboxOf } from '@saudagar/delivery';
import { useIsOffered, usePortal, useUser } from '@saudagar/portal';
import { EmptyState, useOnDemand } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ConversationList } from './conversations/ConversationList.tsx';
import { gatheringDialog } from './parts.ts';
import { Room } from './room/Room.tsx';
import { useTexts } from './texts.ts';

/** A conversation that begins has no members yet. */
const NOBODY: readonly string[] = [];

/** Props of {@link Messages}. */
export interface MessagesProps {
  /** The conversation that is open, null for none. @default the one chosen last */
  roomId?: string | null;
  /** A conversation was chosen, or with null left. @default it is opened in place */
  onRoom?: (roomId: string | null) => void;
  /** Opens the member mentioned, given without `@`. @default mentions are plain text */
  onMention?: (username: string) => void;
  /** A hashtag was pressed, given without `#`. @default hashtags are plain text */
  onHashtag?: (tag: string) => void;
}

/** The member's conversations and the open one: side by side, or on a phone one after the other. */
export function Messages(props: MessagesProps) {
  const user = useUser();
  return user && <SignedIn key={user.id} user={user} {...props} />;
}

function SignedIn(props: MessagesProps & { user: User }) {
  const { user, onRoom, onMention, onHashtag } = props;
  const { t } = useTexts();
  const portal = usePortal();
  const inbox = inboxOf(portal, user.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const roomId = props.roomId === undefined ? chosen : props.roomId;
  const told = useRef(onRoom);
  useEffect(() => {
    told.current = onRoom;
  });
  // The same for good, since a thousand rows hold it.
  const open = useCallback((next: string | null) => {
    setChosen(next);
    told.current?.(next);
  }, []);
  // What of it is unread, is known before it is opened: reading it changes that.
  const isKnown = useSelector(
    inbox,
    (snapshot) =>
      !snapshot.matches('loading') ||
      snapshot.context.conversations.some(({ id }) => id === roomId),
  );
  const links = useMemo(() => ({ onMention, onHashtag }), [onMention, onHashtag]);
  const canBegin = useIsOffered('suggestMembers');
  const beginning = useOnDemand(gatheringDialog);
  const beginner = useRef<HTMLButtonElement>(null);
  const [begun, setBegun] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const lastRoom = useRef(roomId);
  // What had the focus may be gone with its screen: it goes to the name of the conversation, and back
  // to where one came from, or where that is gone to where another begins.
  useEffect(() => {
    const left = lastRoom.current;
    lastRoom.current = roomId;
    if (roomId === left) return;
    // After a dialog that closed meanwhile, which gives focus back in the next frame.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement?.checkVisibility()) return;
      const goal = roomId === null ? `[data-room="${left}"]` : '.sg-messages-title';
      const found = place.current?.querySelector<HTMLElement>(goal);
      (found ?? beginner.current)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [roomId]);

  return (
    <div ref={place} className="sg-messages">
      <ConversationList
        {...{ inbox, roomId }}
        onOpen={open}
        begin={canBegin ? { ...beginning.openerProps, ref: beginner } : null}
      />
      {roomId === null ? (
        <EmptyState title={t('room.none')} className="sg-messages-middle">
          <p>{t('room.noneText')}</p>
        </EmptyState>
      ) : (
        isKnown && (
          <Room
            key={roomId}
            {...{ roomId, inbox, links }}
            memberId={user.id}
            takesFocus={begun === roomId && !beginning.isOpen}
            onBack={() => open(null)}
          />
        )
      )}
      {beginning.isOpen && (
        <gatheringDialog.View
          roomId={null}
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

import type { Message, QuotedMessage, ReactionEmoji } from '@saudagar/contract';
import { createTimeline, type Entry } from '@saudagar/delivery';
import type { outboxMachine, roomMachine } from '@saudagar/delivery/machines';
import { flagDialog } from '@saudagar/flag';
import { useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import {
  type ArticleAttributes,
  ArticleList,
  type ArticleListHandle,
  createListMemory,
  EmptyState,
  Icon,
  InlineMessage,
  type ListMemory,
  loadable,
  Spinner,
  UnstyledButton,
  useOnDemand,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { provideMessageComposer } from '../composer/messageComposerActors.ts';
import { messageComposerKey } from '../composer/messageComposerMachine.ts';
import { provideReactions, reactionsKey } from '../reactions/reactionsFlow.ts';
import { useTexts } from '../texts.ts';
import { joinHidden } from './joinHidden.ts';
import { MessageItem } from './MessageItem.tsx';
import { MARK_BELOW } from './sight.ts';
import { useReadingPosition } from './useReadingPosition.ts';

const whoReactedDialog = loadable(async () => (await import('../dialogs.ts')).WhoReactedDialog);

/** Estimated height of a message, in px. */
const MESSAGE_HEIGHT = 64;

interface MessageListProps {
  /** Sequence number up to which all others have read. */
  othersRead: number;
  /** True in a group chat, where names are shown. */
  hasNames: boolean;
  actor: ActorRefFrom<typeof roomMachine>;
  outbox: ActorRefFrom<typeof outboxMachine>;
}

/** Returns the initial position: the first unread row, else the last one. */
function openAt(unread: Entry | undefined, last: Entry | undefined): ListMemory {
  const memory = createListMemory();
  if (unread) memory.anchor = { key: unread.id, below: MARK_BELOW };
  else if (last) memory.anchor = { key: last.id, below: 0 };
  return memory;
}

/** Messages of an open conversation, oldest first, then those being sent. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { othersRead, hasNames, actor, outbox } = props;
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const frame = useRef<HTMLDivElement>(null);
  const { roomId: conversationId, memberId } = actor.getSnapshot().context;
  const history = useSelector(actor, ({ context }) => context.history);
  const unreadFrom = useSelector(actor, ({ context }) => context.unreadFrom);
  const outgoing = useSelector(outbox, ({ context }) => context.items);
  const uploads = useSelector(outbox, ({ context }) => context.uploads);
  const isReadingBack = useSelector(actor, (snapshot) =>
    snapshot.matches({ ready: { older: 'loading' } }),
  );
  const hasFailed = useSelector(actor, (snapshot) =>
    snapshot.matches({ ready: { older: 'failed' } }),
  );
  const marked = useSelector(actor, (snapshot) =>
    snapshot.matches({ ready: { quoted: 'marked' } }) ? snapshot.context.sought : null,
  );
  const [timeline] = useState(createTimeline);
  const entries = useMemo(() => {
    const own = outgoing.filter((item) => item.roomId === conversationId);
    return joinHidden(timeline(history, own, { memberId, unreadFrom }));
  }, [timeline, history, outgoing, conversationId, memberId, unreadFrom]);

  const shown = useRef(entries);
  useEffect(() => {
    shown.current = entries;
  });
  const [unread] = useState(() => entries.find(({ startsUnread }) => startsUnread));
  const [memory] = useState(() => openAt(unread, entries.at(-1)));
  const sight = useRef({ isAtEnd: false, lastIndex: -1 });
  const reportSight = useCallback(() => {
    const { isAtEnd, lastIndex } = sight.current;
    const isPageVisible = document.visibilityState === 'visible';
    const sequence = isPageVisible ? shown.current[lastIndex]?.message?.sequence : undefined;
    actor.send({ type: 'sight.changed', isAtEnd, isSeen: isAtEnd && isPageVisible, sequence });
  }, [actor]);
  const { isAtEnd, goToEnd, leaveEnd } = useReadingPosition({
    frame,
    last: entries.at(-1)?.id,
    opensAtMark: unread !== undefined,
    onEarly: () => actor.send({ type: 'older.wanted' }),
    onSight(isAtEnd, lastIndex = -1) {
      const { current } = sight;
      if (current.isAtEnd === isAtEnd && current.lastIndex === lastIndex) return;
      sight.current = { isAtEnd, lastIndex };
      reportSight();
    },
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', reportSight);
    return () => document.removeEventListener('visibilitychange', reportSight);
  }, [reportSight]);

  // The member's own new message scrolls into view from any position.
  const lastOutgoing = entries.at(-1)?.outgoing?.clientId;
  useEffect(() => {
    if (lastOutgoing !== undefined) goToEnd();
  }, [lastOutgoing, goToEnd]);

  const list = useRef<ArticleListHandle>(null);
  // Once its page is rendered.
  useEffect(() => {
    if (!marked) return;
    leaveEnd();
    list.current?.focus(shown.current.findIndex(({ message }) => message?.id === marked.id));
  }, [marked, leaveEnd]);
  useEmitted(actor, 'quoted.missed', ({ hasFailed }) =>
    notifier.error(lazy(hasFailed ? 'room.olderFailed' : 'reply.missed')),
  );
  const composer = usePersistentActor(messageComposerKey(conversationId), provideMessageComposer, {
    conversationId,
  });
  const reactions = usePersistentActor(reactionsKey(conversationId), provideReactions, {
    conversationId,
  });
  const wanted = useSelector(reactions, ({ context }) => context.wanted);
  // Here, since the message leaves the list when others push it out of sight.
  const [flagged, setFlagged] = useState<Message | null>(null);
  const { isOpen: isFlagging, open: openFlag, close: closeFlag } = useOnDemand(flagDialog);
  const [reactedTo, setReactedTo] = useState<Message | null>(null);
  const { isOpen: isShowingWho, open: openWho, close: closeWho } = useOnDemand(whoReactedDialog);

  // Stable handlers, so that a row renders again only when it changes.
  const handlers = useMemo(
    () => ({
      onDismiss: () => actor.send({ type: 'unread.dismissed' }),
      onRetry: (clientId: string) => outbox.send({ type: 'message.retried', clientId }),
      onRemove: (clientId: string) => outbox.send({ type: 'message.removed', clientId }),
      onQuoted: (quoted: QuotedMessage) => actor.send({ type: 'quotation.followed', quoted }),
      onReply: (message: QuotedMessage) => composer.send({ type: 'reply.chosen', message }),
      onReact: ({ id: messageId }: Message, emoji: ReactionEmoji | null) =>
        reactions.send({ type: 'reaction.chosen', messageId, emoji }),
      onShowReactions(message: Message) {
        setReactedTo(message);
        openWho();
      },
      onFlag(message: Message) {
        setFlagged(message);
        openFlag();
      },
    }),
    [actor, outbox, composer, reactions, openFlag, openWho],
  );
  const render = useCallback(
    (entry: Entry, attributes: ArticleAttributes) => (
      <MessageItem
        {...{ entry, attributes, hasNames, memberId, ...handlers }}
        upload={uploads.get(entry.id)}
        wantedReaction={entry.message ? wanted.get(entry.message.id) : undefined}
        isShown={marked !== null && entry.message?.id === marked.id}
        isOwn={entry.senderId === memberId}
        isRead={(entry.message?.sequence ?? Number.POSITIVE_INFINITY) <= othersRead}
      />
    ),
    [memberId, othersRead, hasNames, uploads, wanted, marked, handlers],
  );

  return (
    <div className="sg-messages-scroll">
      <div
        ref={frame}
        className="sg-messages-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling needs keyboard focus
        tabIndex={0}
      >
        <div className="sg-messages-lines">
          {hasFailed && (
            <div className="sg-messages-older-failed">
              <InlineMessage kind="error" onRetry={() => actor.send({ type: 'room.retried' })}>
                {t('room.olderFailed')}
              </InlineMessage>
            </div>
          )}
          <div className="sg-messages-older">
            {isReadingBack && <Spinner isLine>{t('room.loading')}</Spinner>}
          </div>
          {entries.length > 0 ? (
            <ArticleList
              ref={list}
              items={entries}
              aria-label={t('messages')}
              anchor="end"
              isBusy={isReadingBack}
              total={history.isWhole ? entries.length : null}
              estimatedHeight={MESSAGE_HEIGHT}
              memory={memory}
            >
              {render}
            </ArticleList>
          ) : (
            <EmptyState illustration={<MessageSquareText />} title={t('room.empty')} level={3}>
              <p>{t('room.emptyText')}</p>
            </EmptyState>
          )}
        </div>
      </div>
      {!isAtEnd && (
        <UnstyledButton className="sg-messages-latest" onPress={goToEnd}>
          <Icon>
            <ArrowDown />
          </Icon>
          {t('room.latest')}
        </UnstyledButton>
      )}
      {isShowingWho && reactedTo && (
        <whoReactedDialog.View
          {...{ conversationId }}
          messageId={reactedTo.id}
          onClose={closeWho}
        />
      )}
      {isFlagging && flagged && (
        <flagDialog.View contentType="message" contentId={flagged.id} onClose={closeFlag} />
      )}
    </div>
  );
});

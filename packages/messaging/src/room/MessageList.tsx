import {
  createTimeline,
  type Entry,
  type outboxMachine,
  type roomMachine,
} from '@saudagar/delivery';
import {
  type ArticleAttributes,
  ArticleList,
  createListMemory,
  EmptyState,
  Icon,
  InlineMessage,
  type ListMemory,
  PlainButton,
  Spinner,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ReadingLinks } from '../links.ts';
import { useTexts } from '../texts.ts';
import { MessageItem } from './MessageItem.tsx';
import { useStickyEnd } from './useStickyEnd.ts';

/** About how tall a message is, in px. */
const MESSAGE_HEIGHT = 64;

interface MessageListProps {
  /** How far everybody else has read. */
  othersRead: number;
  /** Whether names are shown: in a group. */
  hasNames: boolean;
  actor: ActorRefFrom<typeof roomMachine>;
  outbox: ActorRefFrom<typeof outboxMachine>;
  links: ReadingLinks;
}

/** A list that begins with a row in sight: its last one. */
function beginAt(id: string | undefined): ListMemory {
  const memory = createListMemory();
  if (id !== undefined) memory.anchor = { key: id, below: 0 };
  return memory;
}

/** The messages of an open conversation, oldest first, with those on their way at the end. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { othersRead, hasNames, actor, outbox, links } = props;
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const { roomId, memberId } = actor.getSnapshot().context;
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
  const [timeline] = useState(createTimeline);
  const entries = useMemo(() => {
    const own = outgoing.filter((item) => item.roomId === roomId);
    return timeline(history, own, { memberId, unreadFrom });
  }, [timeline, history, outgoing, roomId, memberId, unreadFrom]);

  const lastId = entries.at(-1)?.id;
  const [memory] = useState(() => beginAt(lastId));
  const { isAtEnd, goToEnd } = useStickyEnd(frame, lastId, () =>
    actor.send({ type: 'older.wanted' }),
  );

  // What is written here is seen at once, wherever its writer was reading.
  const lastOutgoing = entries.at(-1)?.outgoing?.clientId;
  useEffect(() => {
    if (lastOutgoing !== undefined) goToEnd();
  }, [lastOutgoing, goToEnd]);

  useEffect(() => {
    const tell = () =>
      actor.send({
        type: 'sight.changed',
        isAtEnd,
        isSeen: isAtEnd && document.visibilityState === 'visible',
      });
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [actor, isAtEnd]);

  // The same for all rows and at all times: a row is rendered anew only where it changed itself.
  const handlers = useMemo(
    () => ({
      onDismiss: () => actor.send({ type: 'unread.dismissed' }),
      onRetry: (clientId: string) => outbox.send({ type: 'message.retried', clientId }),
      onRemove: (clientId: string) => outbox.send({ type: 'message.removed', clientId }),
    }),
    [actor, outbox],
  );
  const render = useCallback(
    (entry: Entry, attributes: ArticleAttributes) => (
      <MessageItem
        {...{ entry, attributes, hasNames, links, ...handlers }}
        upload={uploads.get(entry.id)}
        isOwn={entry.senderId === memberId}
        isRead={(entry.message?.sequence ?? Number.POSITIVE_INFINITY) <= othersRead}
      />
    ),
    [memberId, othersRead, hasNames, links, uploads, handlers],
  );

  return (
    <div className="sg-messages-scroll">
      <div
        ref={frame}
        className="sg-messages-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
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
            <EmptyState title={t('room.empty')} level={3}>
              <p>{t('room.emptyText')}</p>
            </EmptyState>
          )}
        </div>
      </div>
      {!isAtEnd && (
        <PlainButton className="sg-messages-latest" onPress={goToEnd}>
          <Icon>
            <ArrowDown />
          </Icon>
          {t('room.latest')}
        </PlainButton>
      )}
    </div>
  );
});

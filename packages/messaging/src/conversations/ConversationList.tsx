import { type inboxMachine, searchConversations } from '@saudagar/delivery';
import {
  EmptyState,
  IconButton,
  InlineMessage,
  type OpenerProps,
  SkeletonAvatar,
  SkeletonText,
  TextField,
  VisuallyHidden,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Search from 'lucide-react/icons/search';
import SquarePen from 'lucide-react/icons/square-pen';
import { type Ref, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useTexts } from '../texts.ts';
import { ConversationRow } from './ConversationRow.tsx';

interface ConversationListProps {
  inbox: ActorRefFrom<typeof inboxMachine>;
  /** The conversation that is open. */
  roomId: string | null;
  onOpen: (roomId: string) => void;
  /** Begins a conversation; left out where the server names no members. */
  begin: (OpenerProps & { ref: Ref<HTMLButtonElement> }) | null;
}

/** The member's conversations, and the search among them (MSG-001–020). */
export function ConversationList({ inbox, roomId, onOpen, begin }: ConversationListProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  return (
    <div className="sg-messages-side">
      <div className="sg-messages-search">
        <TextField
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          type="search"
          leading={<Search />}
          value={search}
          onChange={setSearch}
        />
        {begin && (
          <IconButton {...begin} variant="primary" aria-label={t('list.begin')}>
            <SquarePen />
          </IconButton>
        )}
      </div>
      <Conversations {...{ inbox, roomId, onOpen, wanted }} />
    </div>
  );
}

interface ConversationsProps extends Pick<ConversationListProps, 'inbox' | 'roomId' | 'onOpen'> {
  /** What is searched for; empty for nothing. */
  wanted: string;
}

/** Those that are searched for: they change with every message, and the search does not. */
function Conversations({ inbox, roomId, onOpen, wanted }: ConversationsProps) {
  const { t } = useTexts();
  const all = useSelector(inbox, ({ context }) => context.conversations);
  const memberId = useSelector(inbox, ({ context }) => context.memberId);
  const isLoading = useSelector(inbox, (snapshot) => snapshot.matches('loading'));
  const hasFailed = useSelector(inbox, (snapshot) => snapshot.matches('failed'));
  const shown = useMemo(() => (wanted ? searchConversations(all, wanted) : all), [all, wanted]);
  const { most, more } = useMore(shown.length);

  return (
    <>
      {hasFailed && (
        <InlineMessage
          kind="error"
          className="sg-messages-notice"
          onRetry={() => inbox.send({ type: 'inbox.retried' })}
        >
          {t('list.failed')}
        </InlineMessage>
      )}
      {isLoading && all.length === 0 ? (
        <Loading />
      ) : (
        shown.length > 0 && (
          <ul className="sg-messages-rows" aria-label={t('list.label')}>
            {shown.slice(0, most).map((room) => (
              <ConversationRow
                key={room.id}
                {...{ room, memberId, onOpen }}
                isOpen={room.id === roomId}
              />
            ))}
            {most < shown.length && (
              <li ref={more} className="sg-messages-more" aria-hidden="true" />
            )}
          </ul>
        )
      )}
      {!isLoading && !hasFailed && all.length === 0 && (
        <EmptyState title={t('list.empty')}>
          <p>{t('list.emptyText')}</p>
        </EmptyState>
      )}
      <p className="sg-messages-none" role="status">
        {all.length > 0 && shown.length === 0 && t('list.notFound', { search: wanted })}
      </p>
    </>
  );
}

/** Conversations that are mounted before somebody scrolls to their end, and how many more then. */
const STEP = 100;

/** How many rows to mount, and the ref of what stands after them: as it comes near, there are more. */
function useMore(count: number) {
  const more = useRef<HTMLLIElement>(null);
  const [most, setMost] = useState(STEP);
  const hasMore = most < count;
  useEffect(() => {
    if (!hasMore || !more.current) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setMost((now) => now + STEP);
      },
      { rootMargin: '600px' },
    );
    watch.observe(more.current);
    return () => watch.disconnect();
  }, [hasMore]);
  return { most, more: hasMore ? more : null };
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

function Loading() {
  const { t } = useTexts();
  return (
    <div>
      <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
      {PLACES.map((place) => (
        <div key={place} className="sg-messages-row">
          <SkeletonAvatar />
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  );
}

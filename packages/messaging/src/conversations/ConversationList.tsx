import type { Conversation } from '@saudagar/contract';
import { searchConversations } from '@saudagar/delivery';
import type { inboxMachine } from '@saudagar/delivery/machines';
import {
  EmptyState,
  IconButton,
  InlineMessage,
  KeptNotice,
  type OpenerProps,
  RowList,
  type RowListHandle,
  SkeletonAvatar,
  SkeletonText,
  TextField,
  VisuallyHidden,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import MessageSquare from 'lucide-react/icons/message-square';
import Search from 'lucide-react/icons/search';
import SquarePen from 'lucide-react/icons/square-pen';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ActorRefFrom } from 'xstate';
import { useTexts } from '../texts.ts';
import { ConversationRow } from './ConversationRow.tsx';

/** Handle of a {@link ConversationList}. */
export interface ConversationRows {
  /** Scrolls to a conversation and focuses it; returns false when it is not in the list. */
  focus(conversationId: string): boolean;
}

interface ConversationListProps {
  inbox: ActorRefFrom<typeof inboxMachine>;
  rows?: Ref<ConversationRows> | undefined;
  /** Id of the open conversation. */
  conversationId: string | null;
  /** True where one is chosen for something, instead of opened by its address. @default false */
  isChoice?: boolean | undefined;
  /** Rendered above the search. */
  topContent?: ReactNode | undefined;
  onOpen: (conversationId: string) => void;
  /** Props of the new-conversation button. @default no button */
  begin?: (OpenerProps & { ref: Ref<HTMLButtonElement> }) | undefined;
}

/** The member's conversations with their search (MSG-001–020). */
export function ConversationList(props: ConversationListProps) {
  const { inbox, rows, conversationId, isChoice, topContent, onOpen, begin } = props;
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const searchText = useDeferredValue(search.trim());
  const side = useRef<HTMLDivElement>(null);
  // Search results start at the top, whatever the scroll position was.
  useEffect(() => {
    if (searchText !== '') side.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [searchText]);
  return (
    <div ref={side} className="sg-messages-side">
      {topContent !== undefined && <div className="sg-slot">{topContent}</div>}
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
      <Conversations {...{ inbox, rows, conversationId, isChoice, onOpen, searchText }} />
    </div>
  );
}

interface ConversationsProps
  extends Pick<ConversationListProps, 'inbox' | 'rows' | 'conversationId' | 'isChoice' | 'onOpen'> {
  /** Search text; empty for none. */
  searchText: string;
}

/** The filtered list: rows change with every message, the search does not. */
function Conversations(props: ConversationsProps) {
  const { inbox, rows, conversationId, isChoice = false, onOpen, searchText } = props;
  const { t } = useTexts();
  const all = useSelector(inbox, ({ context }) => context.conversations);
  const keptAt = useSelector(inbox, ({ context }) => context.keptAt);
  const memberId = useSelector(inbox, ({ context }) => context.memberId);
  const isLoading = useSelector(inbox, (snapshot) => snapshot.matches('loading'));
  const hasFailed = useSelector(inbox, (snapshot) => snapshot.matches('failed'));
  const shown = useMemo(
    () => (searchText ? searchConversations(all, searchText) : all),
    [all, searchText],
  );
  const hasOlder = useSelector(inbox, ({ context }) => context.hasMore) && searchText === '';
  const render = useCallback(
    (room: Conversation) => (
      <ConversationRow
        {...{ room, memberId, isChoice, onOpen }}
        isOpen={room.id === conversationId}
      />
    ),
    [memberId, isChoice, onOpen, conversationId],
  );
  const list = useRef<RowListHandle>(null);
  useImperativeHandle(rows, () => ({
    focus(id) {
      const index = shown.findIndex((room) => room.id === id);
      if (index >= 0) list.current?.focus(index);
      return index >= 0;
    },
  }));

  return (
    <>
      <div>
        <KeptNotice at={keptAt} />
      </div>
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
          <RowList
            ref={list}
            items={shown}
            aria-label={t('list.label')}
            total={hasOlder ? null : shown.length}
            {...(hasOlder && { onEndNear: () => inbox.send({ type: 'older.wanted' }) })}
          >
            {render}
          </RowList>
        )
      )}
      {!isLoading && !hasFailed && all.length === 0 && (
        <EmptyState illustration={<MessageSquare />} title={t('list.empty')}>
          <p>{t('list.emptyText')}</p>
        </EmptyState>
      )}
      <p className="sg-messages-none" role="status">
        {all.length > 0 && shown.length === 0 && t('list.notFound', { search: searchText })}
      </p>
    </>
  );
}

const SKELETON_KEYS = ['first', 'second', 'third', 'fourth', 'fifth'];

function Loading() {
  const { t } = useTexts();
  return (
    <div>
      <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
      {SKELETON_KEYS.map((key) => (
        <div key={key} className="sg-messages-row">
          <SkeletonAvatar />
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  );
}

import { Button, EmptyState, KeptNotice, VisuallyHidden } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import SearchX from 'lucide-react/icons/search-x';
import { createRef, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { Snapshot } from 'xstate';
import type { ListContext, ListEvent, ListTag } from '../listContext.ts';
import { FailureMessage } from './FailureMessage.tsx';
import type { FlowActor } from './flowActor.ts';
import { useTexts } from './texts.ts';

/** Actor of a machine made by `listMachine`. */
export type ListActor<Query, Item> = FlowActor<ListSnapshot<Query, Item>, ListEvent<Query, Item>>;

type ListSnapshot<Query, Item> = Snapshot<unknown> & {
  context: ListContext<Query, Item>;
  hasTag(tag: ListTag): boolean;
};

/** Data for rendering the items in a custom list, such as a windowed one. */
export interface ListItems<Item> {
  items: readonly Item[];
  'aria-label': string;
  /** Number of all items; null when more follow and the server does not say. */
  total: number | null;
  isBusy: boolean;
  /** Receives a handle that focuses an item by index, for the first one after `Load more`. */
  ref: Ref<{ focus(index: number): void }>;
}

/** How a list places its items. */
export type ListLayout = 'cards' | 'grid' | 'rows';

/** Props of {@link ListView}. */
export interface ListViewProps<Query, Item> {
  actor: ListActor<Query, Item>;
  /** Name of the list for assistive technology. */
  'aria-label': string;
  /** Renders one item, unless `renderItems` renders them all. */
  children?: ((item: Item) => ReactNode) | undefined;
  /** Identifies an item. */
  idOf: (item: Item) => string;
  /** Placeholder of a loading item. */
  skeleton: ReactNode;
  /** Number of placeholders while the first page loads. @default 3 */
  skeletons?: number | undefined;
  /** Content of an empty list, with a next step. */
  empty: ReactNode;
  /** Says that the list could not be read, before the reason. @default the reason alone */
  failureTitle?: string | undefined;
  /** Says who may see it, and what to do. @default that the member may not */
  forbiddenText?: string | undefined;
  /** Text for a search without matches. @default 'Nothing matches' */
  unmatched?: string | undefined;
  /** Another way on after a search without matches, beside clearing. @default none */
  unmatchedAction?: ReactNode | undefined;
  /** Ways to narrow the list, which the text of a search without matches names. @default 'both' */
  narrowing?: 'search' | 'filters' | 'both' | undefined;
  /** Resets search and filters after a search without matches. @default no button */
  onClear?: (() => void) | undefined;
  /** Cards below each other, cards side by side if there is room, or rows with lines between. @default 'cards' */
  layout?: ListLayout | undefined;
  /** Heading above an item that begins a group, such as a day; null above others. @default none */
  headingOf?: ((item: Item, previous: Item | undefined) => ReactNode) | undefined;
  /** Renders the items in a custom list; `children` are not called then. @default a plain list */
  renderItems?: ((list: ListItems<Item>) => ReactNode) | undefined;
}

/** Shows a list in each of its states: loading, failed, empty, without matches, paged. */
export function ListView<Query, Item>(props: ListViewProps<Query, Item>) {
  const {
    actor,
    children,
    idOf,
    skeleton,
    skeletons = 3,
    empty,
    onClear,
    unmatchedAction,
    narrowing = 'both',
    layout = 'cards',
  } = props;
  const { renderItems, failureTitle, forbiddenText, headingOf } = props;
  const { t } = useTexts();
  const items = useSelector(actor, ({ context }) => context.items);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const keptAt = useSelector(actor, ({ context }) => context.keptAt);
  const isLoading = useTag(actor, 'loading');
  const isRefreshing = useTag(actor, 'refreshing');
  const isUnmatched = useTag(actor, 'unmatched');
  const hasFailed = useTag(actor, 'failed');
  const isEmpty = useTag(actor, 'empty');
  const view = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [ownList] = useState(() => createRef<{ focus(index: number): void }>());
  const total = useSelector(
    actor,
    ({ context }) => context.total ?? (context.cursor === null ? context.items.length : null),
  );
  useFocusAfterMore(actor, (index) => {
    if (renderItems) return ownList.current?.focus(index);
    const item = list.current?.children[index];
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  });

  const retry = () => actor.send({ type: 'list.retried' });
  // The pressed button disappears with what it cleared.
  const clear = () => {
    view.current?.focus({ preventScroll: true });
    onClear?.();
  };
  const clearing = onClear && <Button onPress={clear}>{t('list.showAll')}</Button>;
  return (
    <section
      ref={view}
      className="sg-list-view"
      tabIndex={-1}
      aria-label={props['aria-label']}
      aria-busy={isLoading || isRefreshing}
    >
      {hasFailed && (
        <FailureMessage
          failure={failure}
          forbiddenText={forbiddenText}
          onRetry={retry}
          {...(failureTitle !== undefined && { title: failureTitle })}
        />
      )}
      {isEmpty && empty}
      <KeptNotice at={keptAt} />
      <RefreshFailure actor={actor} onRetry={retry} />
      {isUnmatched && (
        <EmptyState
          illustration={<SearchX />}
          title={props.unmatched ?? t('list.unmatched')}
          action={
            unmatchedAction ? (
              <div className="sg-empty-actions">
                {clearing}
                {unmatchedAction}
              </div>
            ) : (
              clearing
            )
          }
        >
          {t(`list.unmatchedText.${narrowing}`)}
        </EmptyState>
      )}
      {items.length > 0 &&
        renderItems?.({
          items,
          total,
          'aria-label': props['aria-label'],
          isBusy: isLoading || isRefreshing,
          ref: ownList,
        })}
      {items.length > 0 && !renderItems && (
        <ul
          ref={list}
          className={`sg-items sg-items-${layout}`}
          aria-label={props['aria-label']}
          data-is-stale={isLoading || undefined}
        >
          {items.map((item, index) => (
            <li key={idOf(item)} tabIndex={-1}>
              {headingOf?.(item, items[index - 1])}
              {children?.(item)}
            </li>
          ))}
        </ul>
      )}
      {isLoading && items.length === 0 && (
        <Skeletons layout={layout} count={skeletons}>
          {skeleton}
        </Skeletons>
      )}
      <ListEnd actor={actor} onRetry={retry} />
      {!hasFailed && <Announcement actor={actor} />}
    </section>
  );
}

function useTag<Query, Item>(actor: ListActor<Query, Item>, tag: ListTag): boolean {
  return useSelector(actor, (snapshot) => snapshot.hasTag(tag));
}

interface SkeletonsProps {
  layout: ListLayout;
  count: number;
  children: ReactNode;
}

function Skeletons({ layout, count, children }: SkeletonsProps) {
  return (
    <div className={`sg-items sg-items-${layout}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons differ only by position
        <div key={index}>{children}</div>
      ))}
    </div>
  );
}

interface PartProps<Query, Item> {
  actor: ListActor<Query, Item>;
  onRetry: () => void;
}

/** Known items stay visible, with a notice above that they may be outdated. */
function RefreshFailure<Query, Item>({ actor, onRetry }: PartProps<Query, Item>) {
  const { t } = useTexts();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const hasFailed = useTag(actor, 'refreshFailed');
  if (!hasFailed) return null;
  return <FailureMessage title={t('list.refreshFailed')} failure={failure} onRetry={onRetry} />;
}

/** The next page: available, loading, or failed. */
function ListEnd<Query, Item>({ actor, onRetry }: PartProps<Query, Item>) {
  const { t } = useTexts();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const hasMore = useSelector(actor, ({ context }) => context.cursor !== null);
  const isLoadingMore = useTag(actor, 'loadingMore');
  const isLoading = useTag(actor, 'loading');
  const hasFailed = useTag(actor, 'moreFailed');
  if (hasFailed)
    return <FailureMessage title={t('list.moreFailed')} failure={failure} onRetry={onRetry} />;
  if (!hasMore || isLoading) return null;
  return (
    <Button
      className="sg-items-more"
      isPending={isLoadingMore}
      onPress={() => actor.send({ type: 'list.moreRequested' })}
    >
      {t('list.more')}
    </Button>
  );
}

/** Announces the number of shown items, and of all, when it changes without a focus change. */
function Announcement<Query, Item>({ actor }: Pick<PartProps<Query, Item>, 'actor'>) {
  const { t } = useTexts();
  const count = useSelector(actor, ({ context }) => context.items.length);
  const total = useSelector(actor, ({ context }) => context.total) ?? count;
  const isLoading = useTag(actor, 'loading');
  const shown =
    total > count ? t('list.shownOf', { shown: count, total }) : t('list.shown', { count });
  return (
    <VisuallyHidden elementType="p">
      <span role="status">{isLoading ? t('list.loading') : shown}</span>
    </VisuallyHidden>
  );
}

/** Focuses the first new item after `Load more`, whose button has moved or disappeared. */
function useFocusAfterMore<Query, Item>(
  actor: ListActor<Query, Item>,
  focus: (index: number) => void,
): void {
  const count = useSelector(actor, ({ context }) => context.items.length);
  const isLoadingMore = useTag(actor, 'loadingMore');
  const before = useRef<number | null>(null);
  const focusItem = useRef(focus);
  useEffect(() => {
    focusItem.current = focus;
  });
  useEffect(() => {
    if (isLoadingMore) {
      before.current ??= count;
      return;
    }
    const first = before.current;
    before.current = null;
    if (first !== null && first < count) focusItem.current(first);
  }, [isLoadingMore, count]);
}

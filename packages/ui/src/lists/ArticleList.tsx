import {
  forwardRef,
  type KeyboardEvent,
  memo,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createListMemory, type ListMemory } from './listMemory.ts';
import { tabStopBeside } from './tabbable.ts';
import { indexOf, rowOf, useListWindow } from './useListWindow.ts';

/** What an article of the list has to carry, so that it can be focused and counted. */
export interface ArticleAttributes {
  tabIndex: number;
  'aria-posinset': number;
  'aria-setsize': number;
}

/** What whoever shows a list can ask of it. */
export interface ArticleListHandle {
  /** Brings an article into sight and focuses it; the first is 0. */
  focus(index: number): void;
}

export interface ArticleListProps<Item extends { id: string }> {
  items: readonly Item[];
  /** Renders an item as an `article` with the attributes given. One and the same function. */
  children: (item: Item, attributes: ArticleAttributes) => ReactNode;
  'aria-label': string;
  /** Whether items are being added or replaced. @default false */
  isBusy?: boolean;
  /** How many there are in all, or null while that is not known. @default null */
  total?: number | null;
  /** About how tall an article is, in px. @default 320 */
  estimatedHeight?: number;
  /** Which end it is read from: from its `end`, what comes before never moves what is read, and who is there stays there when more comes. @default 'start' */
  anchor?: 'start' | 'end';
  /** Where heights and reading position are kept while the list is away. @default not kept */
  memory?: ListMemory;
}

/**
 * An endless list of articles (`role="feed"`). Page Down and Page Up go from article to article,
 * Control + Home and Control + End leave it to what stands before and after. From a hundred items
 * on only those near the sight are in the page, wherever the list is scrolled: by the window or by
 * an element around it.
 */
export const ArticleList = forwardRef(function ArticleList<Item extends { id: string }>(
  props: ArticleListProps<Item>,
  ref: Ref<ArticleListHandle>,
) {
  const { items, children, isBusy = false, total = null, estimatedHeight = 320 } = props;
  const list = useRef<HTMLDivElement>(null);
  const [ownMemory] = useState(createListMemory);
  const memory = props.memory ?? ownMemory;
  const [focused, setFocused] = useState(memory.focused);
  const isReturning = useRef(memory.focused !== null);
  const pinned = focused === null ? -1 : indexOf(items, focused);
  const lastPinned = useRef(-1);
  const { indexes, isWindowed, height, measure } = useListWindow({
    list,
    items,
    estimate: estimatedHeight,
    memory,
    isFromEnd: props.anchor === 'end',
    pinned: pinned < 0 ? null : pinned,
  });

  const wanted = useRef<number | null>(null);
  function focus(index: number) {
    wanted.current = index;
    setFocused(items[index]?.id ?? null);
    focusWanted(list.current, wanted);
  }
  useImperativeHandle(ref, () => ({ focus }));
  // A row that was not in the page is mounted first.
  useLayoutEffect(() => focusWanted(list.current, wanted));
  // So is the one that had focus when the list was left.
  useLayoutEffect(() => {
    if (!isReturning.current || !list.current) return;
    const article = articleOf(rowOf(list.current, pinned));
    isReturning.current = pinned >= 0 && !article;
    article?.focus({ preventScroll: true });
  });

  function keepFocused(key: string | null) {
    memory.focused = key;
    setFocused(key);
  }

  // Where the focused article is taken away, focus stays at its place.
  useLayoutEffect(() => {
    if (pinned >= 0) lastPinned.current = pinned;
    if (focused === null || pinned >= 0) return;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    const next = Math.min(lastPinned.current, items.length - 1);
    setFocused(isLost ? (items[next]?.id ?? null) : null);
    if (isLost && list.current)
      articleOf(rowOf(list.current, next))?.focus({ preventScroll: true });
  }, [items, focused, pinned]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = list.current;
    if (!element || event.defaultPrevented || event.altKey || event.shiftKey || event.metaKey)
      return;
    const target = event.target as HTMLElement;
    // A text has its own use for these keys, and so has whatever is rendered elsewhere.
    if (isText(target) || !element.contains(target)) return;
    if (event.ctrlKey && (event.key === 'Home' || event.key === 'End')) {
      tabStopBeside(element, event.key === 'Home' ? 'before' : 'after')?.focus();
    } else if (!event.ctrlKey && (event.key === 'PageDown' || event.key === 'PageUp')) {
      const next = pinned + (event.key === 'PageDown' ? 1 : -1);
      focus(Math.max(0, Math.min(next, items.length - 1)));
    } else return;
    event.preventDefault();
  }

  return (
    <div
      ref={list}
      role="feed"
      className="sg-list"
      data-windowed={isWindowed || undefined}
      style={{ blockSize: height }}
      aria-label={props['aria-label']}
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const row = (target as HTMLElement).closest<HTMLElement>('.sg-list > *');
        if (row?.parentElement === list.current)
          keepFocused(items[Number(row.dataset.index)]?.id ?? null);
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !list.current?.contains(relatedTarget)) keepFocused(null);
      }}
    >
      {indexes.map((index) => {
        const item = items[index] as Item;
        return (
          <Row
            key={item.id}
            {...{ item, index, measure }}
            total={total}
            render={children as (item: { id: string }, attributes: ArticleAttributes) => ReactNode}
          />
        );
      })}
    </div>
  );
}) as <Item extends { id: string }>(
  props: ArticleListProps<Item> & { ref?: Ref<ArticleListHandle> },
) => ReactElement;

interface RowProps {
  item: { id: string };
  index: number;
  total: number | null;
  measure: (row: HTMLElement | null) => void;
  render: (item: { id: string }, attributes: ArticleAttributes) => ReactNode;
}

const Row = memo(function Row({ item, index, total, measure, render }: RowProps) {
  const attributes = useMemo(
    () => ({ tabIndex: -1, 'aria-posinset': index + 1, 'aria-setsize': total ?? -1 }),
    [index, total],
  );
  return (
    <div ref={measure} className="sg-list-row" data-index={index}>
      {render(item, attributes)}
    </div>
  );
});

function focusWanted(list: Element | null, wanted: RefObject<number | null>) {
  const article = list && wanted.current !== null && articleOf(rowOf(list, wanted.current));
  if (!article) return;
  wanted.current = null;
  article.focus({ preventScroll: true });
  article.scrollIntoView({ block: 'start', behavior: 'instant' });
}

const articleOf = (row: Element | null) => row?.querySelector<HTMLElement>('article');

const isText = (element: HTMLElement) =>
  element.isContentEditable || element.matches('textarea, select, input:not([type="checkbox"])');

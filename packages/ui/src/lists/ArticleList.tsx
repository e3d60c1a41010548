import {
  forwardRef,
  type KeyboardEvent,
  memo,
  type ReactElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createListMemory, type ListMemory } from './listMemory.ts';
import { tabStopBeside } from './tabbable.ts';
import { useFocusedWindow } from './useFocusedWindow.ts';

/** Attributes that make an article of the list focusable and countable. */
export interface ArticleAttributes {
  tabIndex: number;
  'aria-posinset': number;
  'aria-setsize': number;
}

/** Handle of {@link ArticleList}. */
export interface ArticleListHandle {
  /** Scrolls to an article and focuses it; the first is 0. */
  focus(index: number): void;
}

export interface ArticleListProps<Item extends { id: string }> {
  /** The items, in order. */
  items: readonly Item[];
  /** Renders an item as an `article` with the given attributes. Must be referentially stable. */
  children: (item: Item, attributes: ArticleAttributes) => ReactNode;
  /** Accessible name of the list. */
  'aria-label': string;
  /** Marks the list as busy while items are added or replaced. @default false */
  isBusy?: boolean | undefined;
  /** Total number of items, or null when unknown. @default null */
  total?: number | null | undefined;
  /** Estimated height of an article, in px. @default 320 */
  estimatedHeight?: number | undefined;
  /**
   * The end from which it is read. With `end`, items inserted before never move those in view, and
   * a reader at the end stays there when more arrive.
   * @default 'start'
   */
  anchor?: 'start' | 'end' | undefined;
  /** Stores heights and reading position while the list is unmounted. @default not stored */
  memory?: ListMemory | undefined;
}

/**
 * An endless list of articles (`role="feed"`). Page Down and Page Up move between articles, Control
 * + Home and Control + End to the elements before and after the list. From a hundred items on, only
 * those near the viewport are mounted, whether the window or an ancestor scrolls.
 */
export const ArticleList = forwardRef(function ArticleList<Item extends { id: string }>(
  props: ArticleListProps<Item>,
  ref: Ref<ArticleListHandle>,
) {
  const { items, children, isBusy = false, total = null, estimatedHeight = 320 } = props;
  const list = useRef<HTMLDivElement>(null);
  const [ownMemory] = useState(createListMemory);
  const memory = props.memory ?? ownMemory;
  const { indexes, measure, focused, focus, listProps } = useFocusedWindow({
    list,
    items,
    estimate: estimatedHeight,
    memory,
    isFromEnd: props.anchor === 'end',
    targetOf: articleOf,
    block: 'start',
  });
  useImperativeHandle(ref, () => ({ focus }));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = list.current;
    if (!element || event.defaultPrevented || event.altKey || event.shiftKey || event.metaKey)
      return;
    const target = event.target as HTMLElement;
    // Text fields use these keys themselves, and so do portals rendered elsewhere.
    if (isText(target) || !element.contains(target)) return;
    if (event.ctrlKey && (event.key === 'Home' || event.key === 'End')) {
      tabStopBeside(element, event.key === 'Home' ? 'before' : 'after')?.focus();
    } else if (!event.ctrlKey && (event.key === 'PageDown' || event.key === 'PageUp')) {
      const next = focused + (event.key === 'PageDown' ? 1 : -1);
      focus(Math.max(0, Math.min(next, items.length - 1)));
    } else return;
    event.preventDefault();
  }

  return (
    <div
      ref={list}
      role="feed"
      className="sg-list"
      {...listProps}
      aria-label={props['aria-label']}
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
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

const articleOf = (row: HTMLElement) => row.querySelector<HTMLElement>('article');

const isText = (element: HTMLElement) =>
  element.isContentEditable || element.matches('textarea, select, input:not([type="checkbox"])');

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
  /** What the list shows, in its order. */
  items: readonly Item[];
  /** Renders an item as an `article` with the attributes given. One and the same function. */
  children: (item: Item, attributes: ArticleAttributes) => ReactNode;
  /** Name of the list. */
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
    // A text has its own use for these keys, and so has whatever is rendered elsewhere.
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

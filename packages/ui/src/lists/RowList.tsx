import {
  forwardRef,
  type KeyboardEvent,
  memo,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { createListMemory } from './listMemory.ts';
import { useFocusedWindow } from './useFocusedWindow.ts';

/** Number of rows from the end at which `onEndNear` is called. */
const NEAR_END = 10;

/** Handle of {@link RowList}. */
export interface RowListHandle {
  /** Scrolls to a row and focuses it; the first is 0. */
  focus(index: number): void;
}

/** Props of {@link RowList}. */
export interface RowListProps<Item extends { id: string }> {
  /** The items, in order. */
  items: readonly Item[];
  /** Renders an item with one button or link, which takes focus. Must be referentially stable. */
  children: (item: Item) => ReactNode;
  /** Accessible name of the list. */
  'aria-label': string;
  /** Total number of rows, or null when unknown. @default null */
  total?: number | null | undefined;
  /** Estimated height of a row, in px. @default 72 */
  estimatedHeight?: number | undefined;
  /** Called when the last rows are mounted, to load more. @default nothing more is loaded */
  onEndNear?: (() => void) | undefined;
}

/**
 * A list of rows (`role="list"`), each with a button or link. The arrow keys, Home and End move
 * between rows, as does Tab. From a hundred rows on, only those near the viewport are mounted.
 */
export const RowList = forwardRef(function RowList<Item extends { id: string }>(
  props: RowListProps<Item>,
  ref: Ref<RowListHandle>,
) {
  const { items, children, total = null, estimatedHeight = 72, onEndNear } = props;
  const list = useRef<HTMLUListElement>(null);
  const [memory] = useState(createListMemory);
  const { indexes, measure, focused, focus, listProps } = useFocusedWindow({
    list,
    items,
    estimate: estimatedHeight,
    memory,
    isFromEnd: false,
    targetOf,
    block: 'nearest',
  });
  useImperativeHandle(ref, () => ({ focus }));

  const count = items.length;
  // Newly loaded rows may end near the viewport too.
  const endNear = (indexes.at(-1) ?? -1) >= count - NEAR_END ? count : null;
  const reachEnd = useRef(onEndNear);
  useEffect(() => {
    reachEnd.current = onEndNear;
  });
  useEffect(() => {
    if (endNear !== null) reachEnd.current?.();
  }, [endNear]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || focused < 0) return;
    const last = count - 1;
    const goal = { ArrowDown: focused + 1, ArrowUp: focused - 1, Home: 0, End: last }[key];
    if (goal === undefined) return;
    event.preventDefault();
    focus(Math.max(0, Math.min(goal, last)));
  }

  return (
    <ul
      ref={list}
      className="sg-list sg-row-list"
      {...listProps}
      aria-label={props['aria-label']}
      onKeyDown={onKeyDown}
    >
      {indexes.map((index) => {
        const item = items[index] as Item;
        return (
          <Row
            key={item.id}
            {...{ item, index, measure }}
            total={total}
            render={children as (item: { id: string }) => ReactNode}
          />
        );
      })}
    </ul>
  );
}) as <Item extends { id: string }>(
  props: RowListProps<Item> & { ref?: Ref<RowListHandle> },
) => ReactElement;

interface RowProps {
  item: { id: string };
  index: number;
  total: number | null;
  measure: (row: HTMLElement | null) => void;
  render: (item: { id: string }) => ReactNode;
}

const Row = memo(function Row({ item, index, total, measure, render }: RowProps) {
  return (
    <li
      ref={measure}
      className="sg-list-row"
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total ?? -1}
    >
      {render(item)}
    </li>
  );
});

const targetOf = (row: HTMLElement) => row.querySelector<HTMLElement>('button, a[href]');

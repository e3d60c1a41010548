import {
  type ArticleAttributes,
  ArticleList,
  createListMemory,
  type ListMemory,
} from '@saudagar/ui';
import type { ReactNode } from 'react';
import { type ListItems, ListView, type ListViewProps } from './ListView.tsx';

/** Props of {@link ArticleListView}. */
export interface ArticleListViewProps<Query, Item extends { id: string }>
  extends Omit<
    ListViewProps<Query, Item>,
    'children' | 'idOf' | 'layout' | 'renderItems' | 'skeletons'
  > {
  /**
   * Renders an item as an `article` with the given attributes. Keep the function's identity stable.
   */
  children: (item: Item, attributes: ArticleAttributes) => ReactNode;
  /** Approximate height of an article, in px. */
  estimatedHeight: number;
}

/** Heights and scroll positions of persistent lists while another page is open. */
const memories = new WeakMap<object, ListMemory>();

function memoryOf(actor: object): ListMemory {
  const memory = memories.get(actor) ?? createListMemory();
  memories.set(actor, memory);
  return memory;
}

/**
 * A long list of articles in each of its states, which renders only those near the viewport.
 * Reopened with the same actor, it restores its position.
 */
export function ArticleListView<Query, Item extends { id: string }>(
  props: ArticleListViewProps<Query, Item>,
) {
  const { children, estimatedHeight, ...rest } = props;
  const renderItems = ({ ref, ...list }: ListItems<Item>) => (
    <ArticleList
      {...list}
      ref={ref}
      estimatedHeight={estimatedHeight}
      memory={memoryOf(props.actor)}
    >
      {children}
    </ArticleList>
  );
  return <ListView {...rest} idOf={({ id }) => id} renderItems={renderItems} />;
}

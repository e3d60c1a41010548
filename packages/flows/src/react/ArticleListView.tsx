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
  /** Renders an item as an `article` with the attributes given. One and the same function. */
  children: (item: Item, attributes: ArticleAttributes) => ReactNode;
  /** About how tall an article is, in px. */
  estimatedHeight: number;
}

/** Heights and reading position of the lists that are kept while another page is open. */
const memories = new WeakMap<object, ListMemory>();

function memoryOf(actor: object): ListMemory {
  const memory = memories.get(actor) ?? createListMemory();
  memories.set(actor, memory);
  return memory;
}

/**
 * A long list of articles in each of its states, of which only those near the sight are in the page.
 * Shown again for the same actor, it is where it was left.
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

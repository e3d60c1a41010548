import {
  type ArticleAttributes,
  ArticleList,
  createListMemory,
  loadListWindow,
} from '@saudagar/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { VList, type VListHandle } from 'virtua';
import { Bubble } from './Bubble.tsx';
import type { BenchMessage, MessagesProps } from './messages.ts';

const ESTIMATE = 90;

/** A scrolling element around lists that do not scroll themselves. */
const Scroller = ({ children }: { children: ReactNode }) => (
  <div className="scroller">{children}</div>
);

const Line = ({ message }: { message: BenchMessage }) => (
  <div className="row">
    <Bubble message={message} />
  </div>
);

const renderMessage = (message: BenchMessage, attributes: ArticleAttributes) => (
  <Bubble message={message} {...attributes} />
);

/** The kit's list as its conversations use it: read from the end. */
function Saudagar({ messages }: MessagesProps) {
  const [memory] = useState(() => {
    const last = messages.at(-1);
    return { ...createListMemory(), anchor: last ? { key: last.id, below: 0 } : null };
  });
  return (
    <Scroller>
      <ArticleList
        items={messages}
        aria-label="Messages"
        anchor="end"
        estimatedHeight={ESTIMATE}
        memory={memory}
      >
        {renderMessage}
      </ArticleList>
    </Scroller>
  );
}

function Plain({ messages }: MessagesProps) {
  return (
    <Scroller>
      <div role="feed" aria-label="Messages">
        {messages.map((message) => (
          <Line key={message.id} message={message} />
        ))}
      </div>
    </Scroller>
  );
}

function VirtuosoList({ messages, prepended }: MessagesProps) {
  const [last] = useState(messages.length - 1);
  return (
    <Virtuoso
      data={messages}
      initialTopMostItemIndex={{ index: last, align: 'end' }}
      firstItemIndex={100_000 - prepended}
      defaultItemHeight={ESTIMATE}
      followOutput
      computeItemKey={(_, { id }) => id}
      itemContent={(_, message) => <Line message={message} />}
    />
  );
}

function Virtua({ messages, prepended }: MessagesProps) {
  const list = useRef<VListHandle>(null);
  const [last] = useState(messages.length - 1);
  const [known, setKnown] = useState(prepended);
  useLayoutEffect(() => list.current?.scrollToIndex(last, { align: 'end' }), [last]);
  useLayoutEffect(() => setKnown(prepended), [prepended]);
  return (
    <VList ref={list} data={messages} shift={known !== prepended} itemSize={ESTIMATE}>
      {(message) => <Line key={message.id} message={message} />}
    </VList>
  );
}

function Tanstack({ messages }: MessagesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [last] = useState(messages.length - 1);
  const virtualizer = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATE,
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan: 2,
    anchorTo: 'end',
    followOnAppend: true,
  });
  useLayoutEffect(() => virtualizer.scrollToIndex(last, { align: 'end' }), [virtualizer, last]);
  return (
    <div ref={scroller} className="scroller">
      <div
        role="feed"
        aria-label="Messages"
        style={{ position: 'relative', height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
          >
            <Line message={messages[index] as BenchMessage} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The lists that are compared, each with the same message in its rows. */
export const lists: Record<string, ComponentType<MessagesProps>> = {
  saudagar: Saudagar,
  plain: Plain,
  virtuoso: VirtuosoList,
  virtua: Virtua,
  tanstack: Tanstack,
};

/** Loads the modules fetched on demand, so that no list is measured waiting for the network. */
export const loadLists = () => loadListWindow();

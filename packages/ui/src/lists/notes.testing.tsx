import { useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Card } from '../display/Card.tsx';
import { type ArticleAttributes, ArticleList, type ArticleListHandle } from './ArticleList.tsx';
import { createListMemory } from './listMemory.ts';

/** An item of these stories' lists. */
export interface Note {
  id: string;
  lines: number;
  /** A heading that only the first note has, taller than the estimated height of a note. */
  heading?: string;
}

/** The given number of notes, numbered from `from`, with uneven heights. */
export const notes = (count: number, from = 1): Note[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `Note ${from + index}`,
    lines: 1 + (((from + index) * 7) % 4),
  }));

function NoteCard({ note, attributes }: { note: Note; attributes: ArticleAttributes }) {
  return (
    <Card as="article" {...attributes} aria-label={note.id}>
      {note.heading && <h2 style={{ blockSize: '8rem' }}>{note.heading}</h2>}
      <strong>{note.id}</strong>
      {Array.from({ length: note.lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity but their index
        <p key={line}>Rice, cloves and cotton arrived this morning.</p>
      ))}
      <Button size="small" aria-label={`Open ${note.id}`}>
        Open
      </Button>
    </Card>
  );
}

interface NotesProps {
  first: number;
  /** Scrolls a surrounding element instead of the window. */
  isFramed?: boolean;
  /** Reads the list from its end. */
  isFromEnd?: boolean;
}

/** A list of notes with buttons that change it. */
export function Notes({ first, isFramed = false, isFromEnd = false }: NotesProps) {
  const [items, setItems] = useState(() => notes(first));
  const shown = useMemo(
    () =>
      isFromEnd
        ? items.map((item, index) => (index > 0 ? item : { ...item, heading: 'Today' }))
        : items,
    [items, isFromEnd],
  );
  const [isThere, setThere] = useState(true);
  const [memory] = useState(createListMemory);
  const handle = useRef<ArticleListHandle>(null);
  const render = useCallback(
    (note: Note, attributes: ArticleAttributes) => <NoteCard note={note} attributes={attributes} />,
    [],
  );
  const list = isThere && (
    <ArticleList
      ref={handle}
      aria-label="Notes"
      items={shown}
      total={shown.length}
      {...(isFromEnd && { anchor: 'end', estimatedHeight: 64 })}
      memory={memory}
    >
      {render}
    </ArticleList>
  );
  return (
    <>
      <div>
        <Button onPress={() => setItems([...notes(5, 1 - items.length - 5), ...items])}>
          Put five first
        </Button>
        <Button onPress={() => setItems([...items, ...notes(50, items.length + 1)])}>
          Put fifty last
        </Button>
        <Button onPress={() => setItems(items.filter(({ id }) => id !== 'Note 2'))}>
          Take Note 2 away
        </Button>
        <Button onPress={() => handle.current?.focus(items.length - 1)}>To the last</Button>
        <Button onPress={() => setThere(!isThere)}>{isThere ? 'Leave' : 'Return'}</Button>
      </div>
      {isFramed ? (
        <section
          aria-label="Frame"
          style={{ blockSize: '30rem', overflowY: 'auto', padding: '1rem' }}
        >
          {list}
        </section>
      ) : (
        list
      )}
      <Button>After the list</Button>
    </>
  );
}

import preview from '@saudagar/storybook/preview';
import { settle } from '@saudagar/storybook/settle';
import { useCallback, useMemo, useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Card } from '../display/Card.tsx';
import { type ArticleAttributes, ArticleList, type ArticleListHandle } from './ArticleList.tsx';
import { createListMemory } from './listMemory.ts';
import { loadListWindow } from './useListWindow.ts';

interface Note {
  id: string;
  lines: number;
  /** A heading that only the first note has, taller than a note is thought to be. */
  heading?: string;
}

const notes = (count: number, from = 1): Note[] =>
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
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their place
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
  /** Whether an element around the list scrolls instead of the window. */
  isFramed?: boolean;
  /** Whether it is read from its end. */
  isFromEnd?: boolean;
}

function Notes({ first, isFramed = false, isFromEnd = false }: NotesProps) {
  const [items, setItems] = useState(() => notes(first));
  const shown = useMemo(
    () =>
      isFromEnd ? items.map((item, at) => (at > 0 ? item : { ...item, heading: 'Today' })) : items,
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

const meta = preview.meta({
  component: ArticleList,
  args: { items: [], children: () => null, 'aria-label': 'Notes' },
  render: () => <Notes first={8} />,
  beforeEach: async () => {
    await loadListWindow();
  },
});

const top = (element: Element) => Math.round(element.getBoundingClientRect().top);

/** A short list: every article is in the page. */
export const Short = meta.story({
  async play({ canvas }) {
    const articles = within(canvas.getByRole('feed', { name: 'Notes' })).getAllByRole('article');
    await expect(articles).toHaveLength(8);
    await expect(articles[2]).toHaveAttribute('aria-posinset', '3');
    await expect(articles[2]).toHaveAttribute('aria-setsize', '8');
  },
});

/** Page Down and Up from article to article, Control + Home and End out of the list. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Open Note 1' }).focus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Note 3' })).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Note 2' })).toHaveFocus());
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'After the list' })).toHaveFocus(),
    );
    canvas.getByRole('button', { name: 'Open Note 8' }).focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Note 8' })).toHaveFocus());
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Leave' })).toHaveFocus());
  },
});

/** A long list: only what is near the sight is in the page, in an element that scrolls. */
export const Windowed = meta.story({
  render: () => <Notes first={1000} isFramed />,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(2));
    await expect(canvas.getAllByRole('article').length).toBeLessThan(15);
    const frame = canvas.getByRole('region', { name: 'Frame' });
    frame.scrollTop = 40_000;
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Note 1' })).toBeNull());
    await expect(canvas.getAllByRole('article').length).toBeLessThan(15);
  },
});

/** What is read stays where it is while articles come before it. */
export const PutBefore = meta.story({
  render: () => <Notes first={1000} isFramed />,
  async play({ canvas, userEvent }) {
    const frame = await canvas.findByRole('region', { name: 'Frame' });
    frame.scrollTop = 6000;
    await settle();
    const read = canvas.getAllByRole('article')[3] as HTMLElement;
    const name = read.getAttribute('aria-label') ?? '';
    const before = top(read);
    await userEvent.click(canvas.getByRole('button', { name: 'Put five first' }));
    await settle();
    await expect(Math.abs(top(canvas.getByRole('article', { name })) - before)).toBeLessThan(2);
  },
});

/** Read from its end, at its very top: what is read stays also where the first one loses its heading. */
export const PutBeforeTheFirst = meta.story({
  render: () => <Notes first={20} isFramed isFromEnd />,
  async play({ canvas, userEvent }) {
    const frame = await canvas.findByRole('region', { name: 'Frame' });
    frame.scrollTop = 0;
    const read = await canvas.findByRole('article', { name: 'Note 2' });
    await settle();
    const before = top(read);
    await userEvent.click(canvas.getByRole('button', { name: 'Put five first' }));
    await canvas.findByRole('article', { name: 'Note -20' });
    await settle();
    await expect(canvas.queryByRole('heading', { name: 'Today' })).toBeNull();
    await expect(Math.abs(top(read) - before)).toBeLessThan(2);
  },
});

/** Read from its end: what comes after it is in sight, and nothing between is mounted on the way. */
export const PutAfter = meta.story({
  render: () => <Notes first={1000} isFramed isFromEnd />,
  async play({ canvas, userEvent }) {
    const frame = await canvas.findByRole('region', { name: 'Frame' });
    await waitFor(async () => {
      frame.scrollTop = frame.scrollHeight;
      await expect(canvas.getByRole('article', { name: 'Note 1000' })).toBeVisible();
    });
    await settle();
    const mounted: number[] = [];
    const watch = new MutationObserver((changes) => {
      for (const row of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        mounted.push(Number((row as HTMLElement).dataset.index));
    });
    watch.observe(canvas.getByRole('feed'), { childList: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Put fifty last' }));
    await settle();
    watch.disconnect();
    const last = canvas.getByRole('article', { name: 'Note 1050' });
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(
      frame.getBoundingClientRect().bottom,
    );
    await expect(Math.min(...mounted)).toBeGreaterThan(1030);
  },
});

/** As they come, the last before what precedes it. */
const comings = [notes(1), notes(4), [...notes(4), ...notes(1, 10)], notes(10), notes(13)];

/** Few, at the lower end of their frame, which none of them fills: what comes last is in sight however it comes. */
export const PutAfterFew = meta.story({
  render: function Few() {
    const [coming, setComing] = useState(0);
    const render = useCallback(
      (note: Note, attributes: ArticleAttributes) => (
        <Card as="article" {...attributes} aria-label={note.id}>
          {note.id}
        </Card>
      ),
      [],
    );
    return (
      <>
        <Button onPress={() => setComing(coming + 1)}>Go on</Button>
        <section aria-label="Frame" style={{ blockSize: '60rem', overflowY: 'auto' }}>
          <div style={{ minBlockSize: '100%', display: 'grid', alignContent: 'end' }}>
            <ArticleList
              aria-label="Notes"
              items={comings[coming] as Note[]}
              anchor="end"
              estimatedHeight={24}
            >
              {render}
            </ArticleList>
          </div>
        </section>
      </>
    );
  },
  async play({ canvas, userEvent }) {
    for (const [at, { length }] of comings.entries()) {
      if (at > 0) await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
      await settle();
      await expect(canvas.getAllByRole('article')).toHaveLength(length);
    }
  },
});

/** The hundredth article turns a whole list into a windowed one, and nothing moves. */
export const HandedOver = meta.story({
  render: () => <Notes first={60} isFramed />,
  async play({ canvas, userEvent }) {
    const frame = canvas.getByRole('region', { name: 'Frame' });
    await expect(canvas.getAllByRole('article')).toHaveLength(60);
    frame.scrollTop = 2000;
    await settle();
    const edge = top(frame);
    const read = canvas
      .getAllByRole('article')
      .find((one) => one.getBoundingClientRect().top > edge) as HTMLElement;
    const before = top(read);
    await userEvent.click(canvas.getByRole('button', { name: 'Put fifty last' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(15));
    await expect(read.isConnected).toBe(true);
    await expect(Math.abs(top(read) - before)).toBeLessThan(2);
  },
});

/** While the list is not displayed nothing has a height, and no more is mounted for it. */
export const NotDisplayed = meta.story({
  render: () => <Notes first={1000} isFramed />,
  async play({ canvas }) {
    const frame = await canvas.findByRole('region', { name: 'Frame' });
    frame.scrollTop = 20_000;
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Note 1' })).toBeNull());
    frame.style.display = 'none';
    await settle();
    await expect(frame.querySelectorAll('article').length).toBeLessThan(15);
    frame.style.display = '';
    await settle();
    await expect(canvas.getAllByRole('article').length).toBeLessThan(15);
  },
});

/** The focused article stays in the page wherever the reader scrolls, and keys go on from it. */
export const FocusKept = meta.story({
  render: () => <Notes first={1000} isFramed />,
  async play({ canvas, userEvent }) {
    (await canvas.findByRole('button', { name: 'Open Note 2' })).focus();
    const frame = canvas.getByRole('region', { name: 'Frame' });
    frame.scrollTop = 50_000;
    await settle();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open Note 2' })).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Note 3' })).toHaveFocus());
    await waitFor(() => expect(frame.scrollTop).toBeLessThan(1000));
  },
});

/** Where the focused article is taken away, its place has focus. */
export const TakenAway = meta.story({
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Open Note 2' }).focus();
    await userEvent.keyboard('{PageDown}{PageUp}');
    const away = canvas.getByRole('button', { name: 'Take Note 2 away' });
    away.click();
    await expect(await canvas.findByRole('article', { name: 'Note 3' })).toHaveFocus();
  },
});

/** Brought to an article that was not in the page. */
export const Brought = meta.story({
  render: () => <Notes first={1000} isFramed />,
  async play({ canvas, userEvent }) {
    await canvas.findByRole('article', { name: 'Note 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'To the last' }));
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Note 1000' })).toHaveFocus());
  },
});

/** Left and shown again: at the same place, with the same article focused. */
export const Returned = meta.story({
  render: () => <Notes first={1000} isFramed />,
  async play({ canvas, userEvent }) {
    const frame = await canvas.findByRole('region', { name: 'Frame' });
    frame.scrollTop = 20_000;
    await settle();
    const edge = top(frame);
    const read = canvas
      .getAllByRole('article')
      .find((one) => one.getBoundingClientRect().top > edge) as HTMLElement;
    const name = read.getAttribute('aria-label') ?? '';
    const before = top(read);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(canvas.queryByRole('feed')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await settle();
    const again = canvas.getByRole('article', { name });
    await expect(Math.abs(top(again) - before)).toBeLessThan(2);
  },
});

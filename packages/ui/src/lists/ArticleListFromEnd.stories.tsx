import preview from '@saudagar/storybook/preview';
import { settle } from '@saudagar/storybook/settle';
import { useCallback, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Card } from '../display/Card.tsx';
import { type ArticleAttributes, ArticleList } from './ArticleList.tsx';
import { type Note, Notes, notes } from './notes.testing.tsx';
import { loadListWindow } from './useListWindow.ts';

/** A list read from its end, such as a conversation's messages. */
const meta = preview.meta({
  title: 'List read from its end (chat)',
  component: ArticleList,
  args: { items: [], children: () => null, 'aria-label': 'Notes', anchor: 'end' },
  beforeEach: async () => {
    await loadListWindow();
  },
});

const top = (element: Element) => Math.round(element.getBoundingClientRect().top);

/** At the very top: articles in view stay in place, even when the first loses its heading. */
export const PutBeforeTheFirst = meta.story({
  name: 'Older articles above, view stays',
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

/** Articles appended at the end are scrolled to, without mounting those in between. */
export const PutAfter = meta.story({
  name: 'New articles at the end',
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

/** In order of arrival; the last one arrives before its predecessors. */
const comings = [notes(1), notes(4), [...notes(4), ...notes(1, 10)], notes(10), notes(13)];

/** A few articles at the end of a frame they do not fill: appended ones are always visible. */
export const PutAfterFew = meta.story({
  name: 'New articles in a short list',
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

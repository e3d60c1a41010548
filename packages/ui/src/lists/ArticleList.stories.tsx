import preview from '@saudagar/storybook/preview';
import { settle } from '@saudagar/storybook/settle';
import { expect, waitFor, within } from 'storybook/test';
import { ArticleList } from './ArticleList.tsx';
import { Notes } from './notes.testing.tsx';
import { loadListWindow } from './useListWindow.ts';

const meta = preview.meta({
  title: 'List of articles (feed)',
  component: ArticleList,
  tags: ['!autodocs'],
  args: { items: [], children: () => null, 'aria-label': 'Notes' },
  render: () => <Notes first={8} />,
  beforeEach: async () => {
    await loadListWindow();
  },
});

const top = (element: Element) => Math.round(element.getBoundingClientRect().top);

/** A short list: every article is mounted. */
export const Short = meta.story({
  name: 'Short list',
  async play({ canvas }) {
    const articles = within(canvas.getByRole('feed', { name: 'Notes' })).getAllByRole('article');
    await expect(articles).toHaveLength(8);
    await expect(articles[2]).toHaveAttribute('aria-posinset', '3');
    await expect(articles[2]).toHaveAttribute('aria-setsize', '8');
  },
});

/** Page Down and Up move between articles, Control + Home and End leave the list. */
export const Keyboard = meta.story({
  name: 'By keyboard',
  tags: ['no-picture'],
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

/** A long list in a scrolling element: only articles near the viewport are mounted. */
export const Windowed = meta.story({
  name: 'Long list (infinite scroll)',
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

/** The articles in view stay in place when others are inserted before them. */
export const PutBefore = meta.story({
  name: 'New articles above, view stays',
  render: () => <Notes first={1000} isFramed />,
  async play({ canvas, userEvent }) {
    const frame = await canvas.findByRole('region', { name: 'Frame' });
    // The position depends on which rows were measured before.
    await settle();
    frame.scrollTop = 6000;
    await settle();
    const read = canvas.getAllByRole('article')[3] as HTMLElement;
    const name = read.getAttribute('aria-label') ?? '';
    const { top: before } = read.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Put five first' }));
    const after = () => canvas.getByRole('article', { name }).getBoundingClientRect().top;
    await waitFor(() => expect(after()).toBe(before));
    await settle();
    await expect(after()).toBe(before);
  },
});

/** At the hundredth article, a full list becomes windowed without moving. */
export const HandedOver = meta.story({
  name: 'A list grows long',
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

/** While hidden, the list has no height and mounts no more articles. */
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

/** The focused article stays mounted at any scroll position, and keys continue from it. */
export const FocusKept = meta.story({
  name: 'Focus kept while scrolling',
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

/** When the focused article is removed, its successor gets focus. */
export const TakenAway = meta.story({
  name: 'Focused article removed',
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Open Note 2' }).focus();
    await userEvent.keyboard('{PageDown}{PageUp}');
    const away = canvas.getByRole('button', { name: 'Take Note 2 away' });
    away.click();
    await expect(await canvas.findByRole('article', { name: 'Note 3' })).toHaveFocus();
  },
});

/** Scrolls to an article that was not mounted. */
export const Brought = meta.story({
  name: 'Scrolled to an article',
  render: () => <Notes first={1000} isFramed />,
  async play({ canvas, userEvent }) {
    await canvas.findByRole('article', { name: 'Note 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'To the last' }));
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Note 1000' })).toHaveFocus());
  },
});

/** Left and shown again: same position, same article focused. */
export const Returned = meta.story({
  name: 'Returned to the same place',
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

import preview from '@saudagar/storybook/preview';
import { settle } from '@saudagar/storybook/settle';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { RowList } from './RowList.tsx';
import { loadListWindow } from './useListWindow.ts';

const onEndNear = fn();
const rowOf = ({ id }: { id: string }) => (
  <button type="button" style={{ blockSize: '4.5rem', inlineSize: '100%' }}>
    {id}
  </button>
);

function Contacts({ first }: { first: number }) {
  const [items] = useState(() =>
    Array.from({ length: first }, (_, index) => ({ id: `Contact ${index + 1}` })),
  );
  return (
    <>
      <section aria-label="Frame" style={{ blockSize: '30rem', overflowY: 'auto' }}>
        <RowList items={items} aria-label="Contacts" total={items.length} onEndNear={onEndNear}>
          {rowOf}
        </RowList>
      </section>
      <Button>After the list</Button>
    </>
  );
}

const meta = preview.meta({
  title: 'List of rows (people, files)',
  component: RowList,
  args: { items: [], children: () => null, 'aria-label': 'Contacts' },
  render: () => <Contacts first={1000} />,
  beforeEach: async () => {
    await loadListWindow();
  },
});

/** A short list: every row is mounted. */
export const Short = meta.story({
  name: 'Short list',
  render: () => <Contacts first={8} />,
  async play({ canvas }) {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(8);
    await expect(rows[2]).toHaveAttribute('aria-posinset', '3');
    await expect(rows[2]).toHaveAttribute('aria-setsize', '8');
  },
});

/** A thousand rows: only those near the viewport are mounted. */
export const Windowed = meta.story({
  name: 'Long list',
  tags: ['no-picture'],
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(15));
    await expect(onEndNear).not.toHaveBeenCalled();
    const frame = canvas.getByRole('region', { name: 'Frame' });
    frame.scrollTop = frame.scrollHeight;
    await canvas.findByRole('button', { name: 'Contact 1000' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Contact 1' })).toBeNull());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(15);
    await expect(onEndNear).toHaveBeenCalledOnce();
  },
});

/** Arrow keys, Home, End and Tab move between rows, including unmounted ones. */
export const Keyboard = meta.story({
  name: 'By keyboard',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    (await canvas.findByRole('button', { name: 'Contact 1' })).focus();
    const isFocused = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await isFocused('Contact 2');
    await userEvent.keyboard('{End}');
    await isFocused('Contact 1000');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await isFocused('Contact 999');
    await userEvent.tab();
    await userEvent.tab();
    await isFocused('After the list');
    await userEvent.tab({ shift: true });
    await isFocused('Contact 1000');
    await userEvent.keyboard('{Home}');
    await isFocused('Contact 1');
    for (let index = 2; index <= 20; index += 1) {
      await userEvent.tab();
      await isFocused(`Contact ${index}`);
    }
  },
});

/** A focused row stays mounted at any scroll position, and Tab continues from it. */
export const FocusKept = meta.story({
  name: 'Focus kept while scrolling',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    (await canvas.findByRole('button', { name: 'Contact 2' })).focus();
    const frame = canvas.getByRole('region', { name: 'Frame' });
    frame.scrollTop = 40_000;
    await settle();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Contact 5' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Contact 2' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Contact 3' })).toHaveFocus());
    await waitFor(() => expect(frame.scrollTop).toBeLessThan(1000));
  },
});

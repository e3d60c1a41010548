import preview from '@saudagar/storybook/preview';
import { DialogTrigger } from 'react-aria-components';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  title: 'Drawer (side panel, sheet)',
  component: Drawer,
  args: {
    'aria-label': 'Filters',
    header: <strong style={{ paddingInlineStart: 12 }}>Filters</strong>,
    children: <p style={{ margin: 0, padding: 12 }}>Only members of my groups</p>,
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Filter</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
  async play({ canvas, userEvent }) {
    if (canvas.queryByRole('dialog')) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Filters' })).toBeVisible());
  },
});

/** From the start edge. */
export const Open = meta.story({ name: 'From the start edge', tags: ['phone'] });

/** From the end edge. */
export const AtTheEnd = meta.story({ name: 'From the end edge', args: { side: 'end' } });

/** Its button, Escape and a click outside close it; focus returns to its opener. */
export const Closed = meta.story({
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

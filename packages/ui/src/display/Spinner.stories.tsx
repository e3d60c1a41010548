import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Spinner (loading)',
  component: Spinner,
  args: { children: 'Loading Saudagar Hub' },
});

export const WholePage = meta.story({
  name: 'A whole page',
  tags: ['loading'],
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Saudagar Hub');
  },
});

/** Loading more of a list. */
export const OneLine = meta.story({
  name: 'Loading more of a list',
  tags: ['loading'],
  args: { isLine: true, children: 'Loading messages' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status').clientHeight).toBeLessThan(32);
  },
});

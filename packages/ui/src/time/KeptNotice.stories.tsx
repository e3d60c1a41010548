import preview from '@saudagar/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { KeptNotice } from './KeptNotice.tsx';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** The age of what this device kept, at the top of a page or list. */
const meta = preview.meta({
  title: 'Age of saved content (offline)',
  component: KeptNotice,
  args: { at: ago(12) },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '2rem' }}>
        <Story />
        <div style={{ blockSize: '6rem', border: '1px solid var(--sg-line)' }} />
      </div>
    ),
  ],
});

export const Ready = meta.story({
  name: 'Saved content, with its age',
  tags: ['offline'],
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Last updated: 12m ago');
  },
});

/** No age for a value that was just read. */
export const None = meta.story({
  name: 'Just read, no age',
  tags: ['no-picture'],
  args: { at: null },
  async play({ canvas }) {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Progress bar (upload)',
  component: ProgressBar,
  args: { label: 'Uploading' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const HalfWay = meta.story({
  tags: ['sending'],
  args: { value: 50 },
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading' });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(bar).toHaveAttribute('aria-valuetext', '50%');
  },
});

export const Done = meta.story({ name: 'Complete', args: { value: 100 } });

/** Progress of unknown duration. */
export const Indeterminate = meta.story({
  name: 'Unknown duration',
  tags: ['sending'],
  args: { isIndeterminate: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});

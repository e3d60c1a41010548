import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { Meter } from './Meter.tsx';

const meta = preview.meta({
  title: 'Meter (match, rating)',
  component: Meter,
  args: { label: 'Match with this tender', value: 82 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Good = meta.story({
  args: { tone: 'good', valueLabel: '82%, strong' },
  async play({ canvas }) {
    const meter = canvas.getByRole('meter', { name: 'Match with this tender' });
    await expect(meter).toHaveAttribute('aria-valuenow', '82');
    await expect(meter).toHaveAttribute('aria-valuetext', '82%, strong');
  },
});

export const Warning = meta.story({
  args: { tone: 'warning', value: 55, valueLabel: '55%, fair' },
});

export const Poor = meta.story({ args: { tone: 'poor', value: 12, valueLabel: '12%, weak' } });

/** Custom bounds; values outside them are clamped. */
export const Bounds = meta.story({
  name: 'Bounds of its own',
  args: { label: 'Rating', value: 4.5, minValue: 1, maxValue: 5, valueLabel: '4.5 of 5' },
  async play({ canvas }) {
    const meter = canvas.getByRole('meter', { name: 'Rating' });
    await expect(meter).toHaveAttribute('aria-valuemin', '1');
    await expect(meter).toHaveAttribute('aria-valuemax', '5');
  },
});

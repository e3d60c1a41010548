import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { withoutEvents } from './events.testing.ts';
import { RegisteredEvents } from './home/RegisteredEvents.tsx';

const meta = preview.meta({
  title: 'My next events (registrations)',
  component: RegisteredEvents,
  parameters: { portal: {} },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
});

/** The next events that the member is registered for, each with its time and a link. */
export const Ready = meta.story({
  name: 'Events I am registered for',
  async play({ canvas }) {
    const rows = await canvas.findAllByRole('link');
    await expect(rows.length).toBeLessThanOrEqual(2);
    await expect(rows[0]).toHaveAttribute('href', expect.stringMatching(/^\/events\//));
  },
});

/** Without a registration nothing is shown. */
export const Empty = meta.story({
  name: 'Not registered for any: nothing shown',
  tags: ['no-picture', 'empty'],
  parameters: { portal: { community: withoutEvents } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement).toHaveTextContent('');
  },
});

import { listEvents } from '@saudagar/contract';
import { failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { withoutEvents } from './events.testing.ts';
import { EventsCard } from './home/EventsCard.tsx';

const meta = preview.meta({
  component: EventsCard,
  parameters: { portal: {} },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
});

/** The three next events, the soonest first, and the way to all. */
export const Ready = meta.story({
  async play({ canvas, navigate, userEvent }) {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent('Webinar: Pajak Pertama');
    await userEvent.click(canvas.getByRole('link', { name: /^Webinar: Pajak/ }));
    await expect(navigate).toHaveBeenCalledWith('/events/event-05', undefined);
  },
});

/** They are on their way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(neverAnswer(listEvents));
  },
});

/** None is planned. */
export const Empty = meta.story({
  parameters: { portal: { community: withoutEvents } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No events are planned yet.')).toBeVisible();
  },
});

/** They could not be read. */
export const ServerError = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(failWith(listEvents, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

import { listEvents } from '@saudagar/contract';
import { failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { withoutEvents } from './events.testing.ts';
import { EventsCard } from './home/EventsCard.tsx';

const meta = preview.meta({
  title: 'Next events (home card)',
  component: EventsCard,
  parameters: { portal: {} },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
});

/** The next three events, soonest first, with a link to all events. */
export const Ready = meta.story({
  name: 'Next three events',
  async play({ canvas, navigate, userEvent }) {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent('Webinar: Pajak Pertama');
    await userEvent.click(canvas.getByRole('link', { name: /^Webinar: Pajak/ }));
    await expect(navigate).toHaveBeenCalledWith('/events/event-05', undefined);
  },
});

/** The events are loading. */
export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listEvents));
  },
});

/** No events are planned. */
export const Empty = meta.story({
  name: 'No events planned',
  tags: ['empty'],
  parameters: { portal: { community: withoutEvents } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No events are planned yet.')).toBeVisible();
  },
});

/** The events could not be loaded. */
export const ServerError = meta.story({
  name: 'Events could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listEvents, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

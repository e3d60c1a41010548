import { listEvents, listSuggestions } from '@saudagar/contract';
import { failWith, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, within } from 'storybook/test';
import { hostDecorator } from '../../hostDecorator.tsx';
import { SessionRouter } from '../../SessionRouter.tsx';

/** The home page with news from the areas. */
const meta = preview.meta({
  title: 'Home page with news of all areas',
  component: SessionRouter,
  tags: ['phone'],
  decorators: [hostDecorator],
  parameters: {
    layout: 'fullscreen',
    host: { path: '/' },
    statecharts: { show: 'homeNews' },
    portal: {
      community: () => {
        const community = sampleCommunity({ posts: 8 });
        community.visits.set('member-1', '2026-02-28T02:00:00.000Z');
        return community;
      },
    },
  },
});

/** News, the latest posts, suggested members, and a card of each area with news. */
// SHELL-150
export const Ready = meta.story({
  name: 'News, posts, suggestions and cards',
  async play({ canvas }) {
    await canvas.findByRole('region', { name: 'Welcome back, Siti Rahmawati!' });
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
    await canvas.findByRole('region', { name: 'People You May Know' });
    const events = await canvas.findByRole('region', { name: 'Coming up' });
    await expect((await within(events).findAllByRole('listitem')).length).toBeGreaterThan(0);
    await canvas.findByRole('region', { name: 'From the library' });
    await canvas.findByRole('region', { name: 'Your groups' });
  },
});

/** View All opens all suggestions. */
// SHELL-054, SHELL-152
export const AllSuggestions = meta.story({
  name: 'All suggestions opened',
  tags: ['!phone', 'no-picture'],
  async play({ canvas, navigate, userEvent }) {
    const panel = await canvas.findByRole('region', { name: 'People You May Know' });
    await userEvent.click(within(panel).getByRole('button', { name: 'View All' }));
    await expect(navigate).toHaveBeenCalledWith('/my-network');
  },
});

/** Failed suggestions are omitted; a failed card shows its own message. */
// SHELL-153
export const PartsFailed = meta.story({
  name: 'Some cards could not be loaded',
  tags: ['!phone', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listSuggestions, 503), failWith(listEvents, 500));
  },
  async play({ canvas }) {
    const events = await canvas.findByRole('region', { name: 'Coming up' });
    await expect(await within(events).findByRole('button', { name: 'Retry' })).toBeVisible();
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('region', { name: 'People You May Know' })).toBeNull();
  },
});

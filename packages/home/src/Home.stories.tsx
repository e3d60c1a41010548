import { getHomeNews } from '@saudagar/contract';
import { WaitingRow } from '@saudagar/flows/react';
import { failWith, neverAnswer, replyWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { Card } from '@saudagar/ui';
import Clock from 'lucide-react/icons/clock';
import { expect, within } from 'storybook/test';
import { Home } from './Home.tsx';

const NEWS = {
  last_visit: '2026-02-28T02:00:00Z',
  posts: 100,
  events: 1,
  requests: 2,
  messages: 0,
};

const slot = (name: string) => (
  <Card as="section" aria-label={name} style={{ minBlockSize: '12rem' }}>
    {name}
  </Card>
);

const meta = preview.meta({
  title: 'Home page',
  component: Home,
  tags: ['phone'],
  args: {
    user: { full_name: 'Siti Rahmawati' },
    waiting: (
      <ul className="sg-waiting-list">
        <WaitingRow name="Selendang batik" href="/tenders/1" icon={<Clock />}>
          Closes tomorrow 5:00 PM
        </WaitingRow>
      </ul>
    ),
    posts: slot('Posts'),
    suggestions: slot('Suggestions'),
    cards: slot('Card of an area'),
  },
  parameters: { portal: {} },
  beforeEach({ msw }) {
    msw.use(replyWith(getHomeNews, NEWS));
  },
});

/** A returning member: what awaits them first, the introduction last. */
// SHELL-139, SHELL-143–149, SHELL-157
export const Ready = meta.story({
  name: 'Returning member: news first',
  async play({ canvas, navigate, userEvent }) {
    const welcome = await canvas.findByRole('region', { name: 'Welcome back, Siti Rahmawati!' });
    const news = await within(welcome).findByRole('link', { name: '99+ new posts' });
    await expect(within(welcome).queryByText(/unread/)).toBeNull();
    const row = within(welcome).getByRole('link', { name: /^Selendang batik/ });
    await expect(row.compareDocumentPosition(news)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByText('15K+')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
    const intro = canvas.getByRole('heading', { name: /^Grow your trade/ });
    const position = intro.compareDocumentPosition(canvas.getByRole('region', { name: 'Posts' }));
    await expect(position).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await userEvent.click(
      within(welcome).getByRole('link', { name: '2 connection requests wait for you' }),
    );
    await expect(navigate).toHaveBeenCalledWith('/network?tab=pending', undefined);
  },
});

/** The news are loading. */
export const Loading = meta.story({
  name: 'News loading',
  tags: ['!phone', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getHomeNews));
  },
});

/** No news since the last visit. */
export const NothingNew = meta.story({
  name: 'No news since the last visit',
  tags: ['!phone', 'empty'],
  beforeEach({ msw }) {
    msw.use(replyWith(getHomeNews, { ...NEWS, posts: 0, events: 0, requests: 0 }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Nothing new since your last visit/)).toBeVisible();
  },
});

/** The news could not be read: the welcome and its links show, with a retry. */
export const ServerError = meta.story({
  name: 'News could not be loaded',
  tags: ['!phone', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getHomeNews, 500));
  },
  async play({ canvas, msw, userEvent }) {
    const welcome = await canvas.findByRole('region', { name: 'Welcome back, Siti Rahmawati!' });
    await expect(within(welcome).getByRole('link', { name: 'Latest posts' })).toBeVisible();
    const retry = await within(welcome).findByRole('button', { name: 'Retry' });
    msw.use(replyWith(getHomeNews, NEWS));
    await userEvent.click(retry);
    await within(welcome).findByRole('link', { name: '99+ new posts' });
  },
});

/** The first visit: a link to the guide, and the introduction before the news. */
export const FirstVisit = meta.story({
  name: 'First visit (welcome, onboarding)',
  tags: ['!phone', 'first-use'],
  beforeEach({ msw }) {
    const none = { posts: 0, events: 0, requests: 0, messages: 0 };
    msw.use(replyWith(getHomeNews, { last_visit: null, ...none }));
  },
  async play({ canvas }) {
    await canvas.findByRole('region', { name: 'Welcome, Siti Rahmawati!' });
    await expect(canvas.getByRole('link', { name: /guide/ })).toHaveAttribute('href', '/guide');
    const intro = canvas.getByRole('heading', { name: /^Grow your trade/ });
    const position = intro.compareDocumentPosition(canvas.getByRole('region', { name: 'Posts' }));
    await expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** A visitor sees an introduction of the community. */
// SHELL-140–142, SHELL-158
export const SignedOut = meta.story({
  name: 'Introduction for visitors (landing page)',
  tags: ['visitor'],
  args: { user: null, posts: null, suggestions: null, cards: null },
  async play({ canvas }) {
    const feed = await canvas.findByRole('link', { name: 'Open the feed' });
    await expect(feed).toHaveAttribute('href', '/feed');
    const groups = canvas.getByRole('link', { name: 'Explore trade groups' });
    await expect(groups).toHaveAttribute('href', '/groups');
    await expect(canvas.queryByRole('region', { name: /Welcome/ })).toBeNull();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
});

/** The figures of another brand. */
// SHELL-159
export const OtherFigures = meta.story({
  name: 'Figures of another brand',
  tags: ['!phone', 'no-picture'],
  parameters: {
    portal: {
      brand: {
        name: 'Pasar Nusantara',
        initials: 'PN',
        figures: { merchants: 2400, groups: 90, savings: 0.1 },
      },
    },
  },
  async play({ canvas }) {
    const figures = within(await canvas.findByRole('list', { name: 'The community in figures' }));
    for (const figure of ['2.4K+', '90+', '10%'])
      await expect(figures.getByText(figure)).toBeVisible();
  },
});

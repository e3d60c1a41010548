import '@saudagar/network/styles.css';
import './feedPage.css';
import { listSuggestions } from '@saudagar/contract';
import { failWith, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { NarrowSuggestions } from './NarrowSuggestions.tsx';

/** Suggested members above the feed, on a phone. */
const meta = preview.meta({
  component: NarrowSuggestions,
  parameters: { portal: { community: () => sampleCommunity({ posts: 2 }) } },
});

/** Collapsed by default; data is fetched when expanded. */
export const Opened = meta.story({
  async play({ canvas, userEvent }) {
    const open = await canvas.findByRole('button', { name: 'Suggestions for you' });
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(open);
    await expect(await canvas.findByRole('heading', { name: 'People you may know' })).toBeVisible();
  },
});

/** A message when nobody can be suggested. */
export const Nobody = meta.story({
  beforeEach({ msw }) {
    msw.use(failWith(listSuggestions, 503));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggestions for you' }));
    await expect(await canvas.findByText(/nobody to suggest/)).toBeVisible();
  },
});

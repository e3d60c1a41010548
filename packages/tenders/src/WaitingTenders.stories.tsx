import { getTenderStats } from '@saudagar/contract';
import { failWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { WaitingTenders } from './home/WaitingTenders.tsx';

const meta = preview.meta({
  title: 'Tender to-dos: questions, bids, deadlines',
  component: WaitingTenders,
  parameters: { portal: {} },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
});

/** Questions, new proposals and deadlines, each with a link. */
export const Ready = meta.story({
  name: 'Questions, new proposals and deadlines',
  tags: ['buyer', 'bidder'],
  async play({ canvas }) {
    const rows = await canvas.findAllByRole('link');
    for (const row of rows)
      await expect(row).toHaveAttribute('href', expect.stringMatching(/tenders/));
    await expect(canvas.getAllByText(/proposal/).length).toBeGreaterThan(0);
  },
});

/** Failed to load. */
export const ServerError = meta.story({
  name: 'To-dos could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getTenderStats, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

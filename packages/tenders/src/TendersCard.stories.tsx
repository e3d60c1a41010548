import { listTenders } from '@saudagar/contract';
import { failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { TendersCard } from './home/TendersCard.tsx';
import { withoutTenders } from './tenders.testing.ts';

const meta = preview.meta({
  title: 'Tenders that close next (home card)',
  component: TendersCard,
  parameters: { portal: {} },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
});

/** The three tenders that close next, and a link to all. */
export const Ready = meta.story({
  name: 'Three tenders that close next',
  async play({ canvas, navigate, userEvent }) {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent('Kain tenun lurik 500 meter');
    await userEvent.click(canvas.getByRole('link', { name: /^Kain tenun/ }));
    await expect(navigate).toHaveBeenCalledWith('/tenders/tender-06', undefined);
  },
});

/** Loading. */
export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listTenders));
  },
});

/** No open tenders. */
export const Empty = meta.story({
  name: 'No open tenders',
  tags: ['empty'],
  parameters: { portal: { community: withoutTenders } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No tender is open right now.')).toBeVisible();
  },
});

/** Failed to load. */
export const ServerError = meta.story({
  name: 'Tenders could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listTenders, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

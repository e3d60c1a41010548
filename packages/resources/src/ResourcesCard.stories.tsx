import { listResources } from '@saudagar/contract';
import { emptyCommunity, failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { ResourcesCard } from './home/ResourcesCard.tsx';

const meta = preview.meta({
  title: 'Resources card, for other pages',
  component: ResourcesCard,
  parameters: { portal: {} },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
});

/** The first three resources and a link to all. */
export const Ready = meta.story({
  name: 'Three resources and a link to all',
  async play({ canvas, navigate, userEvent }) {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: /^Ekspor perdana/ }));
    await expect(navigate).toHaveBeenCalledWith('/resources/resource-01', undefined);
  },
});

/** Loading. */
export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listResources));
  },
});

/** No resources. */
export const Empty = meta.story({
  name: 'No resources',
  tags: ['empty'],
  parameters: { portal: { signedInAs: null, community: () => emptyCommunity() } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No resources found')).toBeVisible();
  },
});

/** Failed to load. */
export const ServerError = meta.story({
  name: 'Resources could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listResources, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

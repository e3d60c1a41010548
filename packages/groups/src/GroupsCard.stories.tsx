import { listMyGroups } from '@saudagar/contract';
import { emptyCommunity, failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { GroupsCard } from './home/GroupsCard.tsx';

const meta = preview.meta({
  title: 'My groups (home card)',
  component: GroupsCard,
  parameters: { portal: {} },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
});

/** The member's most active groups, with a link to all. */
export const Ready = meta.story({
  name: 'My most active groups',
  async play({ canvas, navigate, userEvent }) {
    await canvas.findByRole('heading', { name: 'Your groups' });
    await userEvent.click(await canvas.findByRole('link', { name: 'Perajin Batik Yogyakarta' }));
    await expect(navigate).toHaveBeenCalledWith('/groups/group-01', undefined);
  },
});

/** A member without a group sees some to discover. */
export const Suggested = meta.story({
  name: 'No group yet: some to discover',
  tags: ['first-use'],
  beforeEach({ mocks }) {
    for (const { id } of mocks.community.groups.mine('member-1', {}).items)
      mocks.community.groups.remove(id);
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'Groups for your trade' }),
    ).toBeVisible();
    await canvas.findByRole('link', { name: 'Toko Kelontong Go Digital' });
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listMyGroups));
  },
});

/** No groups exist. */
export const Empty = meta.story({
  name: 'No groups yet',
  tags: ['empty'],
  parameters: {
    portal: {
      community() {
        const community = emptyCommunity();
        for (const user of sampleCommunity({ posts: 0 }).accounts.active())
          community.accounts.add(user);
        return community;
      },
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No groups found')).toBeVisible();
  },
});

export const ServerError = meta.story({
  name: 'Groups could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listMyGroups, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

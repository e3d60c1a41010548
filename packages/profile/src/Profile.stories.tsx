import { getProfile, listMemberPosts } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { Button } from '@saudagar/ui';
import { expect, fn, within } from 'storybook/test';
import { Profile } from './Profile.tsx';

/** The reader's own profile. */
const meta = preview.meta({
  title: 'View a profile',
  component: Profile,
  args: {
    onMessage: fn(),
  },
  parameters: { portal: { community: () => sampleCommunity({ posts: 14 }) } },
});

/** The member's name, business and posts. */
// ACCT-058
export const Ready = meta.story({
  name: 'Own profile',
  tags: ['phone'],
  args: { onTitle: fn() },
  async play({ args, canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Siti Rahmawati' }),
    ).toBeVisible();
    await expect(args.onTitle).toHaveBeenCalledWith('Siti Rahmawati');
    await expect(canvas.getByRole('heading', { name: 'Batik Parang Kencana' })).toBeVisible();
    await expect(canvas.getByText('11-50 employees')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'batikparang.example' })).toHaveAttribute(
      'href',
      'https://batikparang.example',
    );
    await expect(canvas.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    const posts = await canvas.findByRole('list', { name: 'Posts' });
    await expect(within(posts).getAllByRole('article').length).toBeGreaterThan(0);
  },
});

/** A placeholder tab announced for later. */
// ACCT-059, ACCT-060
export const Activity = meta.story({
  name: 'Activity tab, announced for later',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Activity' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Activity feed coming soon' }),
    ).toBeVisible();
  },
});

/** The member's groups, each linking to its page. */
// ACCT-061
export const Groups = meta.story({
  name: 'Groups of the member',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Groups/ }));
    const groups = await canvas.findByRole('list', { name: 'Groups' });
    await expect(
      within(groups).getByRole('link', { name: 'Perajin Batik Yogyakarta' }),
    ).toHaveAttribute('href', '/groups/group-01');
    await expect(within(groups).getAllByText('Group Admin').length).toBeGreaterThan(0);
  },
});

/** Without business data, posts or groups, each empty section suggests a next step. */
export const Empty = meta.story({
  name: 'Incomplete profile: no details yet',
  tags: ['empty', 'first-use'],
  parameters: {
    portal: {
      signedInAs: 'member-5',
      community: () => {
        const community = sampleCommunity({ posts: 0 });
        community.groups.leaveAll('member-5');
        return community;
      },
    },
  },
  async play({ canvas, userEvent }) {
    await expect(
      await canvas.findByRole('button', { name: 'Fill in your business profile' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Write a post' })).toHaveAttribute(
      'href',
      '/feed',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Groups' }));
    await expect(await canvas.findByRole('link', { name: 'Find groups' })).toHaveAttribute(
      'href',
      '/groups',
    );
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getProfile));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading the profile')).toBeInTheDocument();
  },
});

/** An error is shown instead of an empty form over real data. */
// ACCT-134
export const ServerError = meta.story({
  name: 'Profile could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getProfile, 500, undefined, { once: true }));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'No network',
  tags: ['no-picture', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(getProfile));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** Posts fail to load; the rest of the profile is shown. */
export const PostsFailed = meta.story({
  name: 'Posts of the member could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listMemberPosts, 500, undefined, { once: true }));
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/The posts could not be loaded\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('list', { name: 'Posts' })).toBeVisible();
  },
});

/** Another member's profile, with the host's actions. */
// ACCT-137
export const OfAnother = meta.story({
  name: "Another member's profile",
  tags: ['phone'],
  args: {
    memberId: 'member-2',
    connection: () => <Button variant="primary">Connect</Button>,
    actions: () => <Button variant="quiet">More</Button>,
  },
  async play({ args, canvas, userEvent }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Budi Santoso' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Connect' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Message' }));
    await expect(args.onMessage).toHaveBeenCalledWith(expect.objectContaining({ id: 'member-2' }));
    await canvas.findByRole('list', { name: 'Posts' });
  },
});

/** A profile opened from a mention. */
export const Mentioned = meta.story({
  name: 'Profile opened from a mention',
  tags: ['no-picture'],
  args: { memberId: '@Budi.Santoso' },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Budi Santoso' }),
    ).toBeVisible();
    await canvas.findByRole('list', { name: 'Posts' });
  },
});

/** The member does not exist or was deleted. */
export const Gone = meta.story({
  name: 'Member not found (deleted account)',
  tags: ['gone'],
  args: { memberId: '@nobody.here' },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This profile is not available' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the feed' })).toBeVisible();
  },
});

/** Another member without any profile data. */
export const EmptyOfAnother = meta.story({
  name: "Another member's profile without details",
  tags: ['empty'],
  args: { memberId: 'member-5' },
  parameters: { portal: { community: () => sampleCommunity({ posts: 0 }) } },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Dewi Anggraini has not filled in a business profile yet.'),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'Dewi Anggraini has not posted yet' }),
    ).toBeVisible();
  },
});

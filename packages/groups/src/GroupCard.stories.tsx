import { buildGroup } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { GroupCard } from './card/GroupCard.tsx';

const meta = preview.meta({
  title: 'One group in a list',
  component: GroupCard,
  args: { group: buildGroup({ membership: 'none' }) },
  parameters: { portal: {} },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
});

/** Long texts wrap, at most three tags are shown, and the admin is unnamed. */
export const LongTexts = meta.story({
  name: 'Long texts, admin unknown',
  args: {
    group: buildGroup({
      name: 'Paguyuban Pengrajin Anyaman Bambu dan Rotan se-Kabupaten Tasikmalaya',
      description: 'Anyaman '.repeat(60),
      group_type: 'private',
      industry_tags: ['Makanan dan minuman olahan rumahan', 'wood', 'home', 'furniture'],
      location: 'Kecamatan Rajapolah, Kabupaten Tasikmalaya, Jawa Barat',
      admin_name: null,
      member_count: 12_345,
      posts_this_week: 1,
      membership: 'none',
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Run by Group Admin')).toBeVisible();
    await expect(canvas.getByText('12,345 members')).toBeVisible();
    await expect(canvas.getByText('1 post this week')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Ask to join/ })).toBeVisible();
    await expect(canvas.queryByText('Furniture')).toBeNull();
  },
});

/** A group of the member's own, pending approval. */
export const Waiting = meta.story({
  name: 'My new group waits for approval',
  tags: ['group-admin'],
  args: { group: buildGroup({ approval_status: 'pending', membership: 'admin' }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Waits for approval')).toBeVisible();
  },
});

/** All details, with the rules and the days active. */
export const Details = meta.story({
  name: 'All details, rules and days active',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Details of Penenun/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Penenun/ }));
    await expect(dialog.getByText('100 days')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open group page' })).toBeVisible();
  },
});

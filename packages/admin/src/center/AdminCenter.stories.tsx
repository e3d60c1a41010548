import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { AdminCenter } from '../AdminCenter.tsx';
import { ADMIN, MODERATOR } from '../users/users.testing.ts';

const meta = preview.meta({
  title: 'Admin center',
  tags: ['admin'],
  component: AdminCenter,
  args: { onTab: fn() },
  parameters: { portal: { signedInAs: ADMIN } },
});

/** Figures with links, trends and the latest actions. */
// ADM-001, ADM-009–042
export const Overview = meta.story({
  name: 'Figures, trends and latest actions',
  tags: ['phone'],
  async play({ canvas, userEvent, args }) {
    await expect(await canvas.findByText('Admin Access')).toBeVisible();
    const flags = await canvas.findByRole('link', { name: '9, open Flagged Content' });
    await expect(canvas.getByRole('tab', { name: /^Flagged Content/ })).toHaveTextContent('8');
    await expect(canvas.getAllByText(/No additional notes/)[0]).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'New flags' })).toBeInTheDocument();
    await expect(flags).toHaveAttribute('href', '/admin/flags');
    await userEvent.click(canvas.getByRole('tab', { name: 'Users' }));
    await expect(args.onTab).toHaveBeenCalledWith('users');
  },
});

/** A moderator has every tab except the audit log. */
// ADM-001
export const AsModerator = meta.story({
  name: 'As a moderator: no audit log',
  tags: ['no-picture', 'moderator', '!admin'],
  parameters: { portal: { signedInAs: MODERATOR } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Moderator Access')).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(5);
    await expect(canvas.queryByRole('tab', { name: 'Audit Log' })).toBeNull();
  },
});

/** An unknown tab is not found, with a way to the overview. */
export const UnknownTab = meta.story({
  name: 'Page not found',
  tags: ['no-picture', 'gone'],
  args: { tab: 'banana' },
  async play({ canvas, userEvent, args }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This page is not here' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the overview' }));
    await expect(args.onTab).toHaveBeenCalledWith('overview');
  },
});

/** The audit log refuses a moderator. */
export const LogAsModerator = meta.story({
  name: 'Audit log not for moderators',
  tags: ['no-picture', 'forbidden', 'moderator', '!admin'],
  args: { tab: 'log' },
  parameters: { portal: { signedInAs: MODERATOR } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Access denied' })).toBeVisible();
    await expect(canvas.getByText(/^Only admins can see this/)).toBeVisible();
  },
});

/** An ordinary user sees that access is denied. */
// ADM-001–004
export const Refused = meta.story({
  name: 'No permission: access denied to a member',
  tags: ['forbidden', 'member', '!admin'],
  parameters: { portal: { signedInAs: 'member-1' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Access denied',
    );
    await expect(canvas.getByText("You don't have permission to access this page.")).toBeVisible();
  },
});

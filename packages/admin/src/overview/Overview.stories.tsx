import { getDashboard } from '@saudagar/contract';
import { buildAuditEntry, buildDashboard, failWith, neverAnswer, replyWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { AdminCenter } from '../AdminCenter.tsx';
import { ADMIN } from '../users/users.testing.ts';

const meta = preview.meta({
  title: 'Overview (dashboard, statistics)',
  tags: ['admin'],
  component: AdminCenter,
  args: { tab: 'overview', onTab: fn() },
  parameters: {
    portal: { pages: ['post', 'group', 'event', 'tender', 'resource'], signedInAs: ADMIN },
  },
});

/** A busy month; without addresses for tabs the figures are buttons. */
// ADM-026–033
export const Busy = meta.story({
  name: 'Busy month',
  beforeEach({ msw }) {
    msw.use(
      replyWith(
        getDashboard,
        buildDashboard({
          recent_activities: [
            buildAuditEntry({ notes: 'Bukan iklan: ia menjawab pertanyaan anggota lain.' }),
            buildAuditEntry({ id: 'act-2', action_type: 'remove_content' }),
            buildAuditEntry({ id: 'act-3', action_type: 'change_role', content_type: 'user' }),
            buildAuditEntry({ id: 'act-4', action_type: 'unheard_of', content_type: 'stall' }),
            buildAuditEntry({ id: 'act-5', action_type: 'reset_password', content_type: null }),
            buildAuditEntry({ id: 'act-6', action_type: 'export_log' }),
          ],
        }),
      ),
    );
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '1,248, open Users' }));
    await expect(args.onTab).toHaveBeenCalledWith('users');
    await userEvent.click(canvas.getByRole('button', { name: '3, open Pending Approval' }));
    await expect(args.onTab).toHaveBeenCalledWith('content');
    // At most five, even if a server sends more (ADM-034).
    await expect(canvas.getByText('unheard_of')).toBeVisible();
    await expect(canvas.queryByText('Audit log exported')).toBeNull();
  },
});

/** The figures are loading. */
export const Loading = meta.story({
  name: 'Figures loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getDashboard));
  },
});

/** Nothing is pending and no actions exist: no badges, and the empty text. */
// ADM-019, ADM-042
export const Quiet = meta.story({
  name: 'Nothing pending, no actions',
  tags: ['empty'],
  beforeEach({ msw }) {
    const stats = { total_users: 1, pending_flags: 0, pending_approvals: 0 };
    msw.use(replyWith(getDashboard, { stats, recent_activities: [] }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Nothing has been decided yet/)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Flagged Content' })).toBeVisible();
  },
});

/** A failure is shown in place of the figures; Retry loads them. */
// ADM-040
export const ServerError = meta.story({
  name: 'Figures could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getDashboard, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Failed to load dashboard data/)).toBeVisible();
  },
});

/** A user whose role was revoked sees that access is denied. */
export const Refused = meta.story({
  name: 'Access denied: role withdrawn',
  tags: ['forbidden', 'member', '!admin'],
  beforeEach({ msw }) {
    msw.use(failWith(getDashboard, 403));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('You may not see this')).toBeVisible();
    await expect(canvas.getByText(/^Only admins and moderators can see this\./)).toBeVisible();
  },
});

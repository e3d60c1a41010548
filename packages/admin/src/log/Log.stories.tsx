import { exportAuditLog, listAuditLog } from '@saudagar/contract';
import {
  buildAuditEntry,
  emptyCommunity,
  failWith,
  minutesAgo,
  neverAnswer,
  replyWith,
  sampleCommunity,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { savedFile } from '@saudagar/storybook/savedFile';
import { expect, screen, waitFor } from 'storybook/test';
import { LogTab } from './LogTab.tsx';

const ADMIN = 'member-6';

const meta = preview.meta({
  title: 'Audit log (history of actions)',
  tags: ['admin'],
  component: LogTab,
  parameters: { portal: { signedInAs: ADMIN } },
});

const withWarning = () => {
  const community = sampleCommunity({ posts: 1 });
  const [moderator, target] = ['member-4', 'member-5'].map((id) => community.accounts.find(id));
  if (moderator)
    community.auditLog.write(moderator, {
      action_type: 'warn_user',
      content_type: 'post',
      content_id: 'post-001',
      title: 'Promo besar-besaran minggu ini',
      notes: 'Iklan yang sama diunggah lima kali dalam sehari',
      target,
      at: minutesAgo(30),
    });
  return community;
};

/** Entries newest first: actor, action, target, notes, time with zone, and address. */
export const Ready = meta.story({
  name: 'Actions, newest first',
  tags: ['phone'],
  parameters: { portal: { signedInAs: ADMIN, community: withWarning } },
  async play({ canvas }) {
    const [act] = await canvas.findAllByText('Warned a member', { selector: 'strong' });
    await expect(act).toBeVisible();
    await expect(canvas.getByText(/^Iklan yang sama/)).toBeVisible();
    await expect(canvas.getAllByText(/ WIB$/)[0]).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Post: Promo besar-besaran minggu ini' }),
    ).toHaveAttribute('href', '/posts/post-001');
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listAuditLog));
  },
});

/** No actions are recorded yet. */
export const Empty = meta.story({
  name: 'No actions yet',
  tags: ['empty'],
  parameters: {
    portal: {
      signedInAs: ADMIN,
      community: () => {
        const community = emptyCommunity();
        const admin = sampleCommunity({ posts: 0 }).accounts.find(ADMIN);
        if (admin) community.accounts.add(admin);
        return community;
      },
    },
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing has been recorded yet' }),
    ).toBeVisible();
  },
});

export const ServerError = meta.story({
  name: 'Log could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listAuditLog, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Failed to fetch the audit log\./)).toBeVisible();
  },
});

/** Changed fields with old and new values; what no longer exists is named without a link. */
export const Changed = meta.story({
  name: 'Changed fields, before and after',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(
      replyWith(listAuditLog, [
        buildAuditEntry({
          action_type: 'update_event',
          content_type: 'event',
          content_id: 'event-1',
          title: 'Temu usaha kopi',
          notes: 'Gedung penuh',
          before: { location: 'Takengon', venue: null },
          after: { location: 'Banda Aceh', venue: 'Balai kota' },
        }),
        buildAuditEntry({
          id: 'act-2',
          action_type: 'delete_event',
          content_type: 'event',
          content_id: 'event-2',
          title: 'Bazar akhir tahun',
          is_gone: true,
        }),
        buildAuditEntry({
          id: 'act-3',
          action_type: 'change_role',
          content_type: 'member',
          content_id: 'member-2',
          title: 'Budi Santoso',
          notes: 'user → admin',
          actor: null,
          is_operator: true,
          before: { role: 'user' },
          after: { role: 'admin' },
        }),
        buildAuditEntry({
          ...{ id: 'act-4', action_type: 'deactivate_user', content_type: 'member' },
          before: { until: null },
          after: { until: '2026-12-05T00:00:00.000Z' },
        }),
        buildAuditEntry({
          ...{ id: 'act-5', action_type: 'decide_appeal', content_type: 'post' },
          before: { appeal: 'pending' },
          after: { appeal: 'overturned' },
        }),
      ]),
    );
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Location: Takengon → Banda Aceh')).toBeVisible();
    await expect(canvas.getByText('Venue: – → Balai kota')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Event: Temu usaha kopi' })).toBeVisible();
    await expect(canvas.getByText('(no longer there)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Event: Bazar/ })).toBeNull();
    await expect(canvas.getByText('Operator of the server')).toBeVisible();
    await expect(canvas.queryByText(/^Role: /)).toBeNull();
    // Times are in the log's zone, and names of the contract in words.
    await expect(canvas.getByText(/^Until: – → Dec 5, 2026, 7:00\sAM\sWIB$/)).toBeVisible();
    await expect(canvas.getByText('Appeal: Waiting → Decision was wrong')).toBeVisible();
  },
});

/** Deleted accounts are unnamed; an unknown action is shown as sent. */
export const OfDeletedAccounts = meta.story({
  name: 'Actions of deleted accounts',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(
      replyWith(listAuditLog, [
        buildAuditEntry({
          actor: null,
          target: null,
          ip_address: null,
          action_type: 'merge_users',
        }),
      ]),
    );
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Deleted account')).toBeVisible();
    await expect(canvas.getByText('merge_users')).toBeVisible();
  },
});

/** Filtered by action, then text, then days. */
export const Narrowed = meta.story({
  name: 'Filtered by action, text and days',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await canvas.findByText('Warned a member', { selector: 'strong' });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Action' }),
      'Deactivated an account',
    );
    await waitFor(() =>
      expect(canvas.queryByText('Warned a member', { selector: 'strong' })).toBeNull(),
    );
    await expect(canvas.getByText('Deactivated an account', { selector: 'strong' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'durian');
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await canvas.findByText('Warned a member', { selector: 'strong' });
  },
});

/** A range that ends before it starts shows an error beside the field. */
export const Backwards = meta.story({
  name: 'Refused: the range ends before it starts',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await canvas.findByText('Warned a member', { selector: 'strong' });
    const [from, to] = canvas.getAllByRole('spinbutton', { name: /^month/ });
    await userEvent.click(from as HTMLElement);
    await userEvent.keyboard('11202026');
    await userEvent.click(to as HTMLElement);
    await userEvent.keyboard('11102026');
    await expect(await canvas.findByText('This is before the first day.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await expect(canvas.queryByText(/^Failed to fetch/)).toBeNull();
  },
});

const page = (first: number) =>
  Array.from({ length: 20 }, (_, index) =>
    buildAuditEntry({ id: `act-${first + index}`, created_at: minutesAgo(first + index) }),
  );

/** More entries load on request, and the first of them is focused. */
export const LoadedMore = meta.story({
  name: 'More entries loaded',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(replyWith(listAuditLog, page(20)));
    msw.use(replyWith(listAuditLog, page(0), { cursor: 'next', once: true }));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(41));
    await waitFor(() => expect(canvas.getAllByRole('row')[21]).toHaveFocus());
  },
});

/** The file is saved under the server's name. */
export const Exported = meta.story({
  name: 'Log exported (CSV download)',
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent }) {
    const saved = savedFile();
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(await saved).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/);
  },
});

/** An export cut at the row limit says so. */
export const ExportCut = meta.story({
  name: 'Export cut at the row limit',
  tags: ['no-picture', 'done'],
  beforeEach({ msw }) {
    msw.use(replyWith(exportAuditLog, { file_name: 'log.csv', csv: 'When', is_cut: true }));
  },
  async play({ canvas, userEvent }) {
    const saved = savedFile();
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await saved;
    await expect(await screen.findByText(/^The file holds the latest 10,000/)).toBeVisible();
  },
});

export const ExportFailed = meta.story({
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(exportAuditLog, 500));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByText(/could not be exported\./)).toBeVisible();
  },
});

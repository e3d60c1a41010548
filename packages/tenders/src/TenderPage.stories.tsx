import { getTender } from '@saudagar/contract';
import { failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TenderPage } from './TenderPage.tsx';
import { dialogOf, withTender } from './tenders.testing.ts';

const meta = preview.meta({
  title: 'One tender',
  component: TenderPage,
  args: {
    tenderId: 'tender-swept',
    onTitle: fn(),
    onMessage: fn(),
  },
  parameters: { portal: { pages: ['tender', 'tenders'], community: withTender({}) } },
});

/** Another member's open tender, with its requirements and bid and message buttons. */
export const Ready = meta.story({
  name: 'Open tender of another member',
  tags: ['phone', 'bidder'],
  async play({ args, canvas, userEvent }) {
    await canvas.findByRole('heading', { level: 1, name: /^Pengadaan 120 kursi/ });
    await expect(args.onTitle).toHaveBeenCalledWith('Pengadaan 120 kursi kafe kayu jati');
    await expect(await canvas.findByRole('button', { name: 'Submit Proposal' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Message' }));
    await expect(args.onMessage).toHaveBeenCalledWith(expect.objectContaining({ id: 'member-3' }));
  },
});

/** Loading. */
export const Loading = meta.story({
  name: 'Tender loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getTender));
  },
});

/** Unknown, deleted, or another member's draft: all look the same. */
export const Gone = meta.story({
  name: 'Tender deleted or unknown (not found)',
  tags: ['gone'],
  args: { tenderId: 'nothing' },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'This tender is not available' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'All tenders' })).toHaveLength(2);
  },
});

/** Failed to load. */
export const ServerError = meta.story({
  name: 'Tender could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getTender, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The member's own tender with files: editable, without bid and flag buttons. */
export const Own = meta.story({
  name: 'My own tender, with files',
  tags: ['buyer'],
  args: { tenderId: 'tender-01' },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Gambar Kerja Kursi Kafe.pdf')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Edit tender' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit Proposal' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await screen.findByRole('menuitem', { name: 'Share' });
    await expect(screen.queryByRole('menuitem', { name: 'Flag' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** Sealed and closed early: its bids are never opened, and a note says so. */
export const NeverOpened = meta.story({
  name: 'Closed early: sealed bids never opened',
  parameters: {
    portal: {
      community: withTender({
        status: 'closed',
        seal: 'sealed',
        deadline: '2026-03-10T00:00:00.000Z',
        proposals_count: 2,
      }),
    },
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.getAllByText('Closed')[0]).toBeVisible();
    await expect(canvas.getByText('Sealed')).toBeVisible();
  },
});

/** Shared, and flagged for the moderators. */
export const Menu = meta.story({
  name: 'Share or report the tender (flag)',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Flag' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Share' }));
    const dialog = await dialogOf('Share Tender');
    await expect(dialog.getByRole('textbox')).toHaveDisplayValue(/\/tenders\/tender-swept$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

import { getTender, updateTender } from '@saudagar/contract';
import { failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { formOf, typeMoment, withTender } from '../tenders.testing.ts';
import { EditTenderDialog } from './EditTenderDialog.tsx';

const meta = preview.meta({
  title: 'Edit a tender',
  tags: ['buyer'],
  component: EditTenderDialog,
  args: { tenderId: 'tender-01', onClose: fn() },
  parameters: { portal: { pages: [] }, layout: 'fullscreen' },
});

const open = () => formOf('Edit Tender', 'Title');

/** With a proposal submitted, currency, requirements and seal are fixed; a file is removed. */
export const Saved = meta.story({
  name: 'Saved: some fields fixed by a proposal',
  tags: ['done'],
  async play({ args, canvas, mocks }) {
    const dialog = await open();
    await expect(
      await dialog.findByText(/because a proposal is in\. Any other change/),
    ).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Currency' })).toBeDisabled();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Pengadaan 140 kursi');
    await userEvent.click(dialog.getByRole('button', { name: /^Remove Gambar Kerja/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('The tender was changed')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
    const changed = mocks.community.tenders.all().find(({ tender }) => tender.id === 'tender-01');
    await expect(changed?.tender.title).toBe('Pengadaan 140 kursi');
    await expect(changed?.files).toEqual([]);
  },
});

/** Loading the tender. */
export const Loading = meta.story({
  name: 'Tender loading',
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getTender));
  },
});

/** The server's validation error is shown. */
export const Refused = meta.story({
  name: 'Tender could not be changed',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(updateTender, 500));
  },
  async play() {
    const dialog = await open();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await dialog.findByText(/^The tender could not be changed/)).toBeVisible();
  },
});

/** A closed tender past its deadline requires a new one to reopen. */
// TND-106
export const Opened = meta.story({
  name: 'Reopened with a new deadline',
  tags: ['no-picture', 'done'],
  args: { tenderId: 'tender-over', isOpening: true },
  parameters: {
    portal: {
      community: withTender({
        id: 'tender-over',
        status: 'closed',
        deadline: '2026-02-01T10:00:00.000Z',
        posted_by_user: { id: 'member-1', full_name: 'Siti Rahmawati' },
      }),
    },
  },
  async play({ args, canvas, mocks }) {
    const dialog = await formOf('Open Tender', 'Title');
    await userEvent.click(dialog.getByRole('button', { name: 'Save and open' }));
    await expect(await dialog.findByText('The deadline must be in the future')).toBeVisible();
    await typeMoment(dialog, 'Deadline', '120520260500PM');
    await userEvent.click(dialog.getByRole('button', { name: 'Save and open' }));
    await expect(await canvas.findByText('The tender is open')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
    const opened = mocks.community.tenders.all().find(({ tender }) => tender.id === 'tender-over');
    await expect(opened?.tender).toMatchObject({ status: 'active' });
  },
});

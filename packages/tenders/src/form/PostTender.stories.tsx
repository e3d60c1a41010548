import { createTender, uploadFile } from '@saudagar/contract';
import { failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseIn, dialogOf, type Found, formOf, pdf, typeMoment } from '../tenders.testing.ts';
import { PostTenderDialog } from './PostTenderDialog.tsx';

const meta = preview.meta({
  title: 'Post a tender',
  tags: ['buyer'],
  component: PostTenderDialog,
  args: { onClose: fn() },
  parameters: { portal: { pages: [] }, layout: 'fullscreen' },
});

const open = () => formOf('Post Tender', 'Title');
const submit = (dialog: Found) => dialog.getByRole('button', { name: 'Post Tender' });

/** Fills the required fields of a tender. */
async function fillRequired(dialog: Found, title = 'Pengadaan 40 meja'): Promise<void> {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), title);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Kayu jati, doff.');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Furniture');
  await typeMoment(dialog, 'Deadline', '120520260500PM');
}

/** Untouched: company and contact are prefilled, and one requirement line is present. */
// TND-055–059
export const Untouched = meta.story({
  name: 'Empty form, company and contact prefilled',
  tags: ['phone'],
  async play() {
    const dialog = await open();
    await expect(dialog.getByRole('textbox', { name: 'Contact person' })).toHaveValue(
      'Siti Rahmawati',
    );
    await expect(dialog.getByRole('textbox', { name: 'Requirement 1' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Remove requirement 1' })).toBeNull();
    await expect(dialog.getByRole('combobox', { name: 'Currency' })).toHaveValue('IDR');
  },
});

/** Missing fields show errors, and focus moves to the first. */
// TND-066
export const Incomplete = meta.story({
  name: 'Required fields are missing',
  tags: ['refused'],
  async play() {
    const dialog = await open();
    await typeMoment(dialog, 'Deadline', '010120200900AM');
    await userEvent.click(submit(dialog));
    await expect(await dialog.findByText('Title is required')).toBeVisible();
    await expect(dialog.getByText('Category is required')).toBeVisible();
    await expect(dialog.getByText('The deadline must be in the future')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  },
});

/** Enter adds a requirement, Backspace removes an empty one; neither submits the form. */
export const RequirementsByKeyboard = meta.story({
  name: 'Requirements added and removed by keyboard',
  tags: ['no-picture'],
  async play({ args, mocks }) {
    const posted = mocks.community.tenders.all().length;
    const dialog = await open();
    await fillRequired(dialog);
    const line = (number: number) =>
      dialog.queryByRole('textbox', { name: `Requirement ${number}` });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Requirement 1' }), 'Garansi{Enter}');
    await waitFor(() => expect(line(2)).toHaveFocus());
    await userEvent.keyboard('Contoh{Enter}');
    await waitFor(() => expect(line(3)).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(line(2)).toHaveFocus());
    await expect(line(3)).toBeNull();
    await userEvent.click(dialog.getByRole('textbox', { name: 'Requirement 1' }));
    await userEvent.keyboard('{Enter}Sertifikat');
    await expect([1, 2, 3].map((number) => (line(number) as HTMLInputElement).value)).toEqual([
      'Garansi',
      'Sertifikat',
      'Contoh',
    ]);
    await userEvent.click(dialog.getByRole('textbox', { name: 'Tags' }));
    await userEvent.keyboard('jati{Enter}{Enter}');
    await expect(mocks.community.tenders.all()).toHaveLength(posted);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** In Indonesian, '1.500.000' is the same amount and retains its formatting. */
export const InIndonesian = meta.story({
  name: 'In Indonesian: amounts as typed there',
  globals: { locale: 'id' },
  async play() {
    const dialog = await dialogOf('Pasang Tender');
    const field = dialog.getByRole('textbox', { name: 'Anggaran minimum' });
    await userEvent.type(field, '1.500.000');
    await userEvent.tab();
    await expect(field).toHaveValue('1.500.000');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Anggaran maksimum' }), '1500');
    await userEvent.click(dialog.getByRole('button', { name: 'Pasang Tender' }));
    await expect(
      await dialog.findByText('Anggaran minimum tidak boleh melebihi anggaran maksimum'),
    ).toBeVisible();
  },
});

/** Uploading with progress: buttons are disabled, and the files remain. */
export const Sending = meta.story({
  name: 'Files uploading',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(uploadFile));
  },
  async play() {
    const dialog = await open();
    await fillRequired(dialog);
    await chooseIn(dialog, 'Files', pdf('gambar.pdf'));
    await userEvent.click(submit(dialog));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly'),
    );
    await expect(dialog.getByRole('button', { name: 'Save as draft' })).toBeDisabled();
    await expect(
      await dialog.findByRole('progressbar', { name: 'Uploading file 1 of 1' }),
    ).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: 'Uploading gambar.pdf' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Remove gambar/ })).toBeNull();
  },
});

/** Filled in and posted; empty requirement lines are dropped. */
// TND-058, TND-061
export const Posted = meta.story({
  name: 'Tender posted (published)',
  tags: ['done'],
  async play({ args, canvas, mocks }) {
    const dialog = await open();
    await fillRequired(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Add a requirement' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Requirement 2' })).toHaveFocus(),
    );
    await userEvent.keyboard('Garansi dua tahun');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Minimum budget' }), '1,500,000');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Maximum budget' }), '2500000');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Seal the bids/ }));
    submit(dialog).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Your tender is posted')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
    const made = mocks.community.tenders
      .all()
      .find(({ tender }) => tender.title === 'Pengadaan 40 meja');
    await expect(made?.isSealed).toBe(true);
    await expect(made?.tender).toMatchObject({
      status: 'active',
      deadline: '2026-12-05T10:00:00.000Z',
      budget_min: 1_500_000,
      budget_max: 2_500_000,
      requirements: ['Garansi dua tahun'],
    });
  },
});

/** Files are uploaded first, then the tender is posted with them. */
export const WithFiles = meta.story({
  name: 'Posted with files',
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks }) {
    const dialog = await open();
    await fillRequired(dialog, 'Meja rapat');
    await chooseIn(dialog, 'Files', pdf('gambar.pdf'));
    await userEvent.click(submit(dialog));
    await expect(await canvas.findByText('Your tender is posted')).toBeVisible();
    const made = mocks.community.tenders.all().find(({ tender }) => tender.title === 'Meja rapat');
    await expect(made?.files.map((file) => file.original_filename)).toEqual(['gambar.pdf']);
  },
});

/** Saved as a draft visible only to its poster. */
// TND-064
export const Drafted = meta.story({
  name: 'Saved as a draft',
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks }) {
    const dialog = await open();
    await fillRequired(dialog, 'Gorden aula');
    await userEvent.click(dialog.getByRole('button', { name: 'Save as draft' }));
    await expect(await canvas.findByText(/^Saved as a draft\./)).toBeVisible();
    const made = mocks.community.tenders.all().find(({ tender }) => tender.title === 'Gorden aula');
    await expect(made?.tender.status).toBe('draft');
  },
});

/** A server error; all input remains. */
// TND-063
export const ServerError = meta.story({
  name: 'Tender could not be posted',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(createTender, 500));
  },
  async play({ args }) {
    const dialog = await open();
    await fillRequired(dialog);
    await userEvent.click(submit(dialog));
    await expect(await dialog.findByText(/^The tender could not be posted/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Pengadaan 40 meja');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Closing with changes asks for confirmation. */
export const Discarding = meta.story({
  name: 'Discard what was typed?',
  tags: ['no-picture', 'asked'],
  async play({ args }) {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Meja');
    await userEvent.keyboard('{Escape}');
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** Cancel closes as the close button does: it asks before the input is discarded. */
export const Cancelled = meta.story({
  name: 'Cancelled: input discarded',
  tags: ['no-picture', 'done'],
  async play({ args }) {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Meja');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

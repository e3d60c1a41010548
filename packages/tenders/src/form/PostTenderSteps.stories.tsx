import { createTender } from '@saudagar/contract';
import { failWith } from '@saudagar/mocks';
import { holdPhone } from '@saudagar/storybook/phone';
import preview from '@saudagar/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dialogOf, type Found, formOf, typeMoment } from '../tenders.testing.ts';
import { PostTenderDialog } from './PostTenderDialog.tsx';

/** Post Tender on a phone, whatever the width of the window: in steps, with a summary. */
// TND-137
const meta = preview.meta({
  title: 'Post a tender on a phone, step by step',
  tags: ['buyer'],
  component: PostTenderDialog,
  args: { onClose: fn() },
  parameters: { portal: { pages: [] }, layout: 'fullscreen' },
  beforeEach() {
    holdPhone();
  },
});

const open = () => formOf('Post Tender', 'Title');
const press = (dialog: Found, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));
const heading = (dialog: Found, name: string) => dialog.findByRole('heading', { level: 3, name });

async function openTerms(): Promise<Found> {
  const dialog = await open();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Pengadaan 40 meja');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Kayu jati, doff.');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Furniture');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Requirement 1' }), 'Garansi');
  await press(dialog, 'Next');
  await expect(await heading(dialog, 'Step 2 of 4: Deadline and budget')).toHaveFocus();
  return dialog;
}

async function openSummary(): Promise<Found> {
  const dialog = await openTerms();
  await typeMoment(dialog, 'Deadline', '120520260500PM');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Minimum budget' }), '1500000');
  await press(dialog, 'Next');
  await expect(await heading(dialog, 'Step 3 of 4: Contact and files')).toHaveFocus();
  await press(dialog, 'Next');
  await expect(await heading(dialog, 'Step 4 of 4: Check')).toHaveFocus();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Post Tender' })).toBeEnabled());
  return dialog;
}

/** The first step: what is needed. */
export const What = meta.story({
  name: 'First step: what is needed',
  tags: ['phone'],
  async play() {
    const dialog = await open();
    await expect(await heading(dialog, 'Step 1 of 4: What you need')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Save as draft' })).toBeNull();
  },
});

/** Next is refused without a deadline, and focuses it. */
// TND-054, TND-066
export const MissingDeadline = meta.story({
  name: 'Step refused: the deadline is missing',
  tags: ['phone', 'refused'],
  async play() {
    const dialog = await openTerms();
    await press(dialog, 'Next');
    await expect(await dialog.findByText('Deadline is required')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: /^Deadline/ })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
});

/** The summary, with the prefilled contact. */
export const Summary = meta.story({
  name: 'Summary before posting',
  tags: ['phone'],
  async play() {
    const dialog = await openSummary();
    const contact = within(dialog.getByRole('region', { name: 'Contact and files' }));
    await expect(contact.getByText('Siti Rahmawati')).toBeVisible();
    await press(dialog, 'Edit: What you need');
    await expect(await heading(dialog, 'Step 1 of 4: What you need')).toHaveFocus();
    await press(dialog, 'Back');
    await expect(await heading(dialog, 'Step 4 of 4: Check')).toHaveFocus();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Save as draft' })).toBeEnabled(),
    );
  },
});

/** Posted from the summary. */
// TND-061, TND-067
export const Posted = meta.story({
  name: 'Posted from the summary',
  tags: ['no-picture', 'done'],
  async play({ args, canvas }) {
    await press(await openSummary(), 'Post Tender');
    await expect(await canvas.findByText('Your tender is posted')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Saved as a draft from the summary. */
export const Saved = meta.story({
  name: 'Saved as a draft from the summary',
  tags: ['no-picture', 'done'],
  async play({ canvas }) {
    await press(await openSummary(), 'Save as draft');
    await expect(await canvas.findByText(/^Saved as a draft/)).toBeVisible();
  },
});

/** The server's error leads to the step of its field, and focuses it. */
export const RefusedField = meta.story({
  name: 'One field refused by the server',
  tags: ['no-picture', 'refused'],
  beforeEach({ msw }) {
    msw.use(failWith(createTender, 422, { detail: 'Choose another title', field: 'title' }));
  },
  async play() {
    await press(await openSummary(), 'Post Tender');
    const dialog = await dialogOf('Post Tender');
    await expect(await dialog.findByText('Choose another title')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  },
});

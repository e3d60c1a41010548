import { saveProfile } from '@saudagar/contract';
import { failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Profile } from './Profile.tsx';

/** The dialog that edits the profile: the member's own details, and their business. */
const meta = preview.meta({
  title: 'Edit your profile',
  component: Profile,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 0 }) } },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function openForm({ canvas, userEvent }: Scene) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Profile' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Profile' });
  await within(dialog).findByLabelText(/Business name/);
  return within(dialog);
}

/** Shows the saved values. */
// ACCT-062, ACCT-106, ACCT-107
export const Untouched = meta.story({
  name: 'Saved values, not changed yet',
  async play(scene) {
    const form = await openForm(scene);
    await expect(form.getByLabelText(/Business name/)).toHaveValue('Batik Parang Kencana');
    await expect(form.getByRole('combobox', { name: /^Industry/ })).toHaveValue(
      'Textile & Fashion',
    );
    await expect(form.getByLabelText('Specialty 4')).toHaveValue('Seragam kantor');
    await expect(form.getByLabelText(/^Full name/)).toHaveValue('Siti Rahmawati');
    const offered = (label: RegExp) =>
      within(form.getByRole('combobox', { name: label }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await expect(offered(/^Industry/)).toEqual([
      'Choose',
      'Textile & Fashion',
      'Electronics',
      'Food & Beverage',
      'Manufacturing',
      'Services',
    ]);
    await expect(offered(/^Number of employees/)).toEqual([
      'Choose',
      '1-10',
      '11-50',
      '51-200',
      '200+',
    ]);
  },
});

/** Each invalid field shows its error; empty name and industry are allowed. */
// ACCT-101, 102, 135
export const Refused = meta.story({
  name: 'Changes refused: invalid fields',
  tags: ['refused'],
  async play(scene) {
    const { userEvent } = scene;
    const form = await openForm(scene);
    await userEvent.clear(form.getByLabelText(/^Full name/));
    await userEvent.clear(form.getByLabelText(/Business name/));
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Industry/ }), '');
    for (const [label, text] of [
      ['Founded year', '1200'],
      ['Website', 'no address'],
      ['Business email', 'budi@'],
      ['Business phone', 'call me'],
    ] as const) {
      await userEvent.clear(form.getByLabelText(label));
      await userEvent.type(form.getByLabelText(label), text);
    }
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await form.findByText('Enter a valid web address')).toBeVisible();
    await expect(form.getByText('Enter a valid email address')).toBeVisible();
    await expect(form.getByText('Enter a valid phone number')).toBeVisible();
    await expect(
      form.getByText(/^Write (a whole number|1500 or more|\d{4} or less)/),
    ).toBeVisible();
    await expect(form.getByText('Write your full name')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(/^Full name/)).toHaveFocus());
  },
});

export const Sending = meta.story({
  name: 'Changes being saved',
  tags: ['no-picture', 'sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(saveProfile));
  },
  async play(scene) {
    const { userEvent } = scene;
    const form = await openForm(scene);
    await userEvent.type(form.getByLabelText('Address'), ' DIY');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(form.getByLabelText('Address')).toHaveAttribute('readonly'));
  },
});

/** Saves and shows the change at once; a list keeps at least one input. */
// ACCT-099, ACCT-133, ACCT-105
export const Saved = meta.story({
  name: 'Business details saved',
  tags: ['no-picture', 'done'],
  async play(scene) {
    const { canvas, userEvent } = scene;
    const form = await openForm(scene);
    await userEvent.clear(form.getByLabelText(/Business name/));
    await userEvent.type(form.getByLabelText(/Business name/), 'Batik Kencana Baru');
    for (const _ of ['SVLK', 'Batikmark INDONESIA'])
      await userEvent.click(form.getByRole('button', { name: 'Remove certification 1' }));
    await expect(form.getByLabelText('Certification 1')).toHaveValue('');
    await userEvent.click(form.getByRole('button', { name: 'Add a specialty' }));
    await waitFor(() => expect(form.getByLabelText('Specialty 5')).toHaveFocus());
    await userEvent.type(form.getByLabelText('Specialty 5'), 'Lurik');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Batik Kencana Baru' })).toBeVisible();
    await expect(canvas.getByText('Lurik')).toBeVisible();
    await expect(canvas.queryByText('Certifications')).toBeNull();
  },
});

/** A new name, place and business show at once, beside the member's name too. */
// ACCT-140, ACCT-141
export const OwnDetails = meta.story({
  name: 'Name, place and business saved',
  tags: ['done'],
  parameters: { portal: { community: () => sampleCommunity({ posts: 12 }) } },
  async play(scene) {
    const { canvas, userEvent } = scene;
    const form = await openForm(scene);
    for (const [label, text] of [
      [/^Full name/, 'Siti Kencana'],
      [/^Location/, 'Sleman'],
      [/^Business name/, 'Kencana Baru'],
    ] as const) {
      await userEvent.clear(form.getByLabelText(label));
      await userEvent.type(form.getByLabelText(label), text);
    }
    await userEvent.click(form.getByRole('button', { name: 'Food' }));
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    const head = await canvas.findByRole('region', { name: 'Siti Kencana' });
    await expect(within(head).getByText('Sleman')).toBeVisible();
    await expect(within(head).getByText('Kencana Baru')).toBeVisible();
    await expect(within(head).getByText('Food')).toBeVisible();
    const post = (await canvas.findAllByRole('article'))[0] as HTMLElement;
    await expect(await within(post).findByText('Siti Kencana')).toBeVisible();
  },
});

/** A failed save preserves the input. */
// ACCT-108
export const Failed = meta.story({
  name: 'Changes could not be saved',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(saveProfile, 500));
  },
  async play(scene) {
    const { userEvent } = scene;
    const form = await openForm(scene);
    await userEvent.type(form.getByLabelText('Address'), ' DIY');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(
      await form.findByText(/Failed to update profile\. Please try again\./),
    ).toBeVisible();
    await expect(form.getByLabelText('Address')).toHaveValue(
      'Jl. Tirtodipuran 27, Mantrijeron, Yogyakarta 55143 DIY',
    );
  },
});

/** Closing with changes asks for confirmation, then discards them. */
export const Discarded = meta.story({
  name: 'Changes discarded after a question',
  tags: ['no-picture'],
  async play(scene) {
    const { userEvent } = scene;
    const form = await openForm(scene);
    await userEvent.type(form.getByLabelText('Address'), ' DIY');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: /Discard/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

import { createEvent } from '@saudagar/contract';
import { failWith } from '@saudagar/mocks';
import { holdPhone } from '@saudagar/storybook/phone';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CreateEventDialog } from './CreateEventDialog.tsx';
import { chooseIn, dialogOf, fillAbout, fillWhen, png, typeMoment } from './form.testing.ts';

let phone: ReturnType<typeof holdPhone>;

/** Create Event on a phone, whatever the width of the window: in steps, with a summary. */
// EVT-235
const meta = preview.meta({
  title: 'Create an event on a phone, step by step',
  tags: ['organizer'],
  component: CreateEventDialog,
  args: { onClose: fn(), onCreated: fn() },
  parameters: { portal: { pages: [] }, layout: 'fullscreen' },
  beforeEach() {
    phone = holdPhone();
  },
});

const open = () => dialogOf('Create Event');
const press = async (name: string) => userEvent.click((await open()).getByRole('button', { name }));
const heading = async (name: string) => (await open()).findByRole('heading', { level: 3, name });

async function openWhen(): Promise<void> {
  await fillAbout(await open());
  await press('Next');
  await expect(await heading('Step 2 of 4: When and where')).toHaveFocus();
}

async function openDetails(): Promise<void> {
  await openWhen();
  await fillWhen(await open());
  await press('Next');
  await expect(await heading('Step 3 of 4: Details')).toHaveFocus();
}

async function openSummary(): Promise<void> {
  await openDetails();
  await press('Next');
  await expect(await heading('Step 4 of 4: Check')).toHaveFocus();
}

/** A double tap on Next must not create the event: the button waits a moment. */
async function create(): Promise<void> {
  const button = (await open()).getByRole('button', { name: 'Create Event' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** The first step has no fields of the others, and Next in place of Create Event. */
export const What = meta.story({
  name: 'First step: what it is',
  tags: ['phone'],
  async play() {
    await expect(await heading('Step 1 of 4: What')).toBeVisible();
    const dialog = await open();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(dialog.queryByRole('textbox', { name: 'Location' })).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Create Event' })).toBeNull();
  },
});

/** Next is refused while a required field of the step is empty, and focuses it. */
// EVT-106, EVT-107
export const MissingInStep = meta.story({
  name: 'Step refused: a required field is missing',
  tags: ['phone', 'refused'],
  async play() {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Kelas');
    await press('Next');
    await expect(await dialog.findByText('Description is required')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveFocus());
    await expect(dialog.queryByText('Start is required')).toBeNull();
    await expect(await heading('Step 1 of 4: What')).toBeVisible();
  },
});

/** Back keeps what was filled in. */
export const WhenAndWhere = meta.story({
  name: 'Step: when and where',
  tags: ['phone'],
  async play() {
    const dialog = await open();
    await openWhen();
    await press('Back');
    await expect(await heading('Step 1 of 4: What')).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Kelas Membatik');
    await press('Next');
    await expect(await heading('Step 2 of 4: When and where')).toHaveFocus();
  },
});

/** The optional fields. */
export const Details = meta.story({
  name: 'Step: optional details',
  tags: ['phone'],
  async play() {
    await openDetails();
    await expect((await open()).getByRole('textbox', { name: /^Price/ })).toBeVisible();
  },
});

/** The summary shows what was filled in; Edit leads to a step, and Done back. */
export const Summary = meta.story({
  name: 'Summary before creating',
  tags: ['phone'],
  async play() {
    await openDetails();
    const dialog = await open();
    await chooseIn(dialog, 'Banner', png('spanduk.png'));
    await press('Next');
    await expect(await heading('Step 4 of 4: Check')).toHaveFocus();
    await press('Edit: When and where');
    await expect(await heading('Step 2 of 4: When and where')).toHaveFocus();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Venue' }), 'Balai Kota');
    await press('Done');
    await expect(await heading('Step 4 of 4: Check')).toHaveFocus();
    const when = within(dialog.getByRole('region', { name: 'When and where' }));
    await expect(when.getByText('Balai Kota')).toBeVisible();
    const details = within(dialog.getByRole('region', { name: 'Details' }));
    await expect(details.getByText('spanduk.png')).toBeVisible();
    await expect(details.getByText('Free')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create Event' })).toBeEnabled());
  },
});

/** Created from the summary, with the documented message. */
// EVT-168
export const Created = meta.story({
  name: 'Created from the summary',
  tags: ['no-picture', 'done'],
  async play({ args, canvas, mocks }) {
    await openSummary();
    await create();
    await expect(await canvas.findByText('Event created successfully!')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
    const titles = mocks.community.communityEvents.all().map(({ event }) => event.title);
    await expect(titles).toContain('Kelas Membatik');
  },
});

/** The server's error leads to the step of its field, and focuses it; Done leads back. */
export const RefusedField = meta.story({
  name: 'One field refused by the server',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(createEvent, 422, { detail: 'Choose another title', field: 'title' }));
  },
  async play() {
    await openSummary();
    await create();
    const dialog = await open();
    await expect(await dialog.findByText('Choose another title')).toBeVisible();
    await expect(await heading('Step 1 of 4: What')).toBeVisible();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(title, ' Lasem');
    await press('Done');
    await expect(await heading('Step 4 of 4: Check')).toHaveFocus();
    await expect(dialog.getByText('Kelas Membatik Lasem')).toBeVisible();
    await press('Edit: What');
    await expect(await heading('Step 1 of 4: What')).toHaveFocus();
    await press('Back');
    await expect(await heading('Step 4 of 4: Check')).toHaveFocus();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create Event' })).toBeEnabled());
  },
});

/** Turned to a wide screen and back, the form keeps its step and partly typed input. */
export const Turned = meta.story({
  name: 'Phone turned: input stays',
  tags: ['no-picture'],
  async play() {
    await openWhen();
    const dialog = await open();
    await typeMoment(dialog, 'Start', '1205');
    const day = () =>
      within(dialog.getByRole('group', { name: /^Start/ })).getByRole('spinbutton', {
        name: /^day/,
      });
    await expect(day()).toHaveTextContent('5');
    phone.turn();
    await waitFor(() => expect(dialog.queryByRole('heading', { name: /^Step/ })).toBeNull());
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Kelas Membatik');
    await expect(day()).toHaveTextContent('5');
    await expect(dialog.getByRole('button', { name: 'Create Event' })).toBeDisabled();
    phone.turn();
    await expect(await heading('Step 2 of 4: When and where')).toBeVisible();
    await expect(day()).toHaveTextContent('5');
  },
});

/** Closing asks in every step, and keeps the step. */
export const Discarding = meta.story({
  name: 'Discard what was typed?',
  tags: ['no-picture', 'asked'],
  async play({ args }) {
    await openWhen();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(await heading('Step 2 of 4: When and where')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

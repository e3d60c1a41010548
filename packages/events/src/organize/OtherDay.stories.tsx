import { undoCheckIn } from '@saudagar/contract';
import { buildEvent, failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Attendees } from './Attendees.tsx';

/** Check-ins days before the event, and check-ins taken back. */
const meta = preview.meta({
  title: 'Check in on another day, and undo it',
  tags: ['organizer'],
  component: Attendees,
  args: { event: buildEvent({ id: 'event-01' }), camera: null },
  parameters: { portal: {} },
});

type Canvas = ReturnType<typeof within>;

/** Checks the first attendee in, and returns their row. */
async function checkInFirst(canvas: Canvas) {
  const [button] = await canvas.findAllByRole('button', { name: /^Check in \w+ / });
  const name = button?.getAttribute('aria-label')?.replace('Check in ', '') ?? '';
  await userEvent.click(button as HTMLElement);
  const asked = within(await screen.findByRole('alertdialog', { name: 'Check in today?' }));
  await expect(asked.getByText('This event is on Monday, March 9, 2026, not today.')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Check in all the same' }));
  const row = canvas.getByRole('article', { name });
  await waitFor(() => expect(row).toHaveTextContent('In since'));
  return { name, row: within(row) };
}

/** Presses Undo of an attendee, and confirms. */
async function undo({ name, row }: Awaited<ReturnType<typeof checkInFirst>>) {
  await userEvent.click(row.getByRole('button', { name: `Undo the check-in of ${name}` }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this check-in?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo the check-in' }));
  return dialog;
}

/** The dialog of codes asks before its first code. */
// EVT-246
export const CodesAsked = meta.story({
  name: 'Confirmed for another day: enter codes',
  tags: ['done'],
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Check in' })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: /^Check-in: / }));
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Check in all the same' }));
    await expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
  },
});

/** The question of another day, declined. */
// EVT-246
export const Declined = meta.story({
  name: 'Not checked in after all',
  async play({ canvas }) {
    const [button] = await canvas.findAllByRole('button', { name: /^Check in \w+ / });
    await userEvent.click(button as HTMLElement);
    const asked = within(await screen.findByRole('alertdialog', { name: 'Check in today?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText(/In since/)).toBeNull();
  },
});

export const Undoing = meta.story({
  name: 'Check-in being undone',
  tags: ['no-picture', 'sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(undoCheckIn));
  },
  async play({ canvas }) {
    const dialog = await undo(await checkInFirst(canvas));
    await expect(
      await dialog.findByRole('button', { name: 'Undo the check-in In progress' }),
    ).toBeVisible();
  },
});

/** A check-in on another day is asked about once, undone, and made again. */
// EVT-244, EVT-246
export const Undone = meta.story({
  name: 'Check-in undone and made again',
  tags: ['no-picture', 'done'],
  async play({ canvas }) {
    const attendee = await checkInFirst(canvas);
    await undo(attendee);
    const again = await attendee.row.findByRole('button', { name: `Check in ${attendee.name}` });
    await userEvent.click(again);
    await attendee.row.findByText(/^In since/);
  },
});

export const NotUndone = meta.story({
  name: 'Check-in could not be undone',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(undoCheckIn, 500));
  },
  async play({ canvas }) {
    const dialog = await undo(await checkInFirst(canvas));
    await expect(await dialog.findByText(/^The check-in was not undone\./)).toBeVisible();
  },
});

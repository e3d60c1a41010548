import { checkInAttendee, exportAttendees, listAttendees } from '@saudagar/contract';
import { buildEvent, dropConnection, failWith, minutesAgo, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { savedFile } from '@saudagar/storybook/savedFile';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Attendees } from './Attendees.tsx';

const meta = preview.meta({
  title: 'Attendees of an event (guest list)',
  tags: ['organizer'],
  component: Attendees,
  args: { event: buildEvent({ id: 'event-01', start_date: minutesAgo(0) }), camera: null },
  parameters: { portal: {} },
});

/** All attendees by time of registration, with their answers. */
export const Ready = meta.story({
  name: 'Attendees with their answers',
  tags: ['phone'],
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(10);
    await expect(canvas.getAllByText('Eats: Tanpa kacang')[0]).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Attendees loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listAttendees));
  },
});

export const Empty = meta.story({
  name: 'Nobody registered yet',
  tags: ['empty'],
  args: { event: buildEvent({ id: 'event-09', start_date: minutesAgo(0) }) },
});

export const ServerError = meta.story({
  name: 'Attendees could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listAttendees, 500), failWith(exportAttendees, 500));
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByText(/could not be exported/)).toBeVisible();
  },
});

/** Another member than those who manage the event learns who may see them. */
export const Refused = meta.story({
  name: 'Not allowed to see attendees',
  tags: ['forbidden', 'member', '!organizer'],
  beforeEach({ msw }) {
    msw.use(failWith(listAttendees, 403));
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/^Only the organizer, moderators and admins can see the attendees\./),
    ).toBeVisible();
  },
});

/** Attendees searched and filtered. */
export const Narrowed = meta.story({
  name: 'Searched and filtered',
  tags: ['no-picture'],
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByRole('searchbox'), 'agus');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'waitlisted');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
  },
});

/** No attendee matches. */
export const Unmatched = meta.story({
  name: 'No match for the search',
  tags: ['empty'],
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByRole('searchbox'), 'durian');
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  },
});

/** Checking in from a row updates it immediately. */
export const CheckedIn = meta.story({
  name: 'Attendee checked in',
  tags: ['done'],
  async play({ canvas }) {
    const [button] = await canvas.findAllByRole('button', { name: /^Check in \w+ / });
    const name = button?.getAttribute('aria-label')?.replace('Check in ', '') ?? '';
    await userEvent.click(button as HTMLElement);
    await waitFor(() =>
      expect(canvas.getByRole('article', { name })).toHaveTextContent('In since'),
    );
  },
});

/** A refused check-in shows the server's reason in the attendee's row. */
export const CheckInRefused = meta.story({
  name: 'Check-in refused',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(checkInAttendee, 403, 'You no longer organize this event.'));
  },
  async play({ canvas }) {
    const [button] = await canvas.findAllByRole('button', { name: /^Check in \w+ / });
    const name = button?.getAttribute('aria-label')?.replace('Check in ', '') ?? '';
    await userEvent.click(button as HTMLElement);
    const row = within(canvas.getByRole('article', { name }));
    await expect(await row.findByRole('alert')).toHaveTextContent(/no longer organize/);
    await expect(button).toBeEnabled();
  },
});

/** An offline check-in is queued and marked so; Retry sends it. */
export const Offline = meta.story({
  name: 'No network: check-in waits to be sent',
  tags: ['offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(checkInAttendee));
  },
  async play({ canvas }) {
    const [button] = await canvas.findAllByRole('button', { name: /^Check in \w+ / });
    await userEvent.click(button as HTMLElement);
    await expect(await canvas.findByText(/^1 check-in waits for the connection/)).toBeVisible();
    await userEvent.click(button as HTMLElement);
    await expect(canvas.getByText(/^1 check-in waits/)).toBeVisible();
  },
});

/** The CSV is saved as the server wrote it. */
export const Exported = meta.story({
  name: 'List exported (CSV download)',
  tags: ['no-picture', 'done'],
  async play({ canvas }) {
    const button = await canvas.findByRole('button', { name: 'Export CSV' });
    const saved = savedFile();
    await userEvent.click(button);
    await expect(await saved).toMatch(/^attendees-temu-usaha-.*\.csv$/);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

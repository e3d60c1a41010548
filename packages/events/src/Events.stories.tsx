import { listEvents } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Events } from './Events.tsx';
import { withEvents, withoutEvents } from './events.testing.ts';

const meta = preview.meta({
  title: 'Find events (browse, search)',
  component: Events,
  parameters: { portal: { pages: ['event'] } },
});

/** Events by latest start, each with date, time zone, place, price, spots and own registration. */
// SHELL-034, SHELL-035, SHELL-037, SHELL-038, EVT-054
export const Ready = meta.story({
  name: 'Events',
  tags: ['phone', 'list'],
  async play({ canvas }) {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(9);
    const own = within(canvas.getByRole('article', { name: /^Temu Usaha Batik/ }));
    await expect(own.getByText(/WI(B|TA|T)$|GMT/)).toBeVisible();
    await expect(own.getByText('Rp 75,000', { normalizer: plain })).toBeVisible();
    await expect(await own.findByText('Your event')).toBeVisible();
    const full = within(canvas.getByRole('article', { name: /^Bincang Ekspor/ }));
    await expect(full.getByText('On the waitlist')).toBeVisible();
  },
});

/** The first page is loading. */
export const Loading = meta.story({
  name: 'Events loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listEvents));
  },
});

/** No events exist yet. */
export const Empty = meta.story({
  name: 'No events yet',
  tags: ['empty'],
  parameters: { portal: { community: withoutEvents } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No events found' })).toBeVisible();
  },
});

/** A failed list shows the documented message with Retry. */
// EVT-029
export const ServerError = meta.story({
  name: 'Events could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listEvents, 500));
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/^Failed to load events\. Please refresh the page\./),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** The browser is offline. */
export const Offline = meta.story({
  name: 'No network',
  tags: ['no-picture', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(listEvents));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/We cannot reach the server/)).toBeVisible();
  },
});

/** Status, category and search filters apply immediately. */
// EVT-064
export const Narrowed = meta.story({
  name: 'Filtered and searched',
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('article');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Completed');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvas.getAllByText(/^[\d,]+ registered$/)).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Workshop');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
});

/** No event matches; a link clears the filters. */
export const Unmatched = meta.story({
  name: 'No match for the search',
  tags: ['empty'],
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'durian');
    await expect(await canvas.findByRole('heading', { name: 'No events found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all' })).toBeVisible();
  },
});

/** Only events the member registered for. */
export const Mine = meta.story({
  name: 'Only events I am registered for',

  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('article');
    const filter = canvas.getByRole('combobox', { name: 'My events' });
    await userEvent.selectOptions(filter, 'I am registered');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
});

/** A month with each event on its days; next month and back. */
export const ByMonth = meta.story({
  name: 'Calendar of a month',
  tags: ['phone'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Month' }));
    const month = await canvas.findByRole('table', { name: 'March 2026' });
    await expect((await canvas.findAllByText('Kelas Foto Produk dengan Ponsel')).length).toBe(2);
    await expect(within(month).getAllByRole('row')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await canvas.findByRole('table', { name: 'April 2026' });
    await expect(await canvas.findByText('No events in this month.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await canvas.findByRole('table', { name: 'March 2026' });
    await waitFor(() => expect(canvas.queryByText('No events in this month.')).toBeNull());
  },
});

/** Loading the next page moves focus to its first event. */
export const ManyPages = meta.story({
  name: 'More events loaded',
  tags: ['no-picture'],
  parameters: { portal: { community: () => withEvents(45) } },
  async play({ canvas, userEvent }) {
    const before = (await canvas.findAllByRole('article')).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(before));
    await waitFor(() => expect(canvas.getAllByRole('article')[before]).toHaveFocus());
  },
});

/** Event details above the list, with banner, files, links and actions. */
// WID-055
export const Opened = meta.story({
  name: 'Event opened over the list',
  tags: ['phone'],
  async play({ canvas, userEvent }) {
    if (screen.queryByRole('dialog')) return;
    await userEvent.click(await canvas.findByRole('link', { name: /^Temu Usaha Batik/ }));
    const details = within(await screen.findByRole('dialog', { name: /^Temu Usaha Batik/ }));
    await expect(await details.findByText('Media and resources')).toBeVisible();
    await expect(details.getByText('Susunan Acara Temu Usaha.pdf')).toBeVisible();
    await expect(details.getByRole('link', { name: 'Show on map' })).toHaveAttribute(
      'href',
      expect.stringContaining('maps/search/?api=1&query='),
    );
    await expect(details.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  },
});

/** Keyboard only: find an event, open it, register and cancel the registration. */
export const ByKeyboard = meta.story({
  name: 'Keyboard only: find, register and cancel',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('article');
    canvas.getByRole('searchbox', { name: 'Search events' }).focus();
    await userEvent.keyboard('pajak');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    const title = canvas.getByRole('link', { name: /^Webinar: Pajak/ });
    title.focus();
    await userEvent.keyboard('{Enter}');
    const details = within(await screen.findByRole('dialog', { name: /^Webinar: Pajak/ }));
    (await details.findByRole('button', { name: 'Register' })).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: 'Register for event' }));
    form.getByRole('button', { name: 'Register' }).focus();
    await userEvent.keyboard('{Enter}');
    const ticket = within(await screen.findByRole('dialog', { name: 'You are registered' }));
    await expect(ticket.getByRole('img', { name: /^Entry code for Webinar/ })).toBeVisible();
    ticket.getByRole('button', { name: 'Cancel registration' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByRole('button', { name: 'Cancel registration' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Your registration was cancelled')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(title).toHaveFocus());
  },
});

/** A signed-out visitor reads; actions that need an account are hidden. */
export const SignedOut = meta.story({
  name: 'Not signed in: read only',
  tags: ['no-picture', 'visitor'],
  parameters: { portal: { signedInAs: null } },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: 'My events' })).toBeNull();
  },
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

import { listComing, setRegistrationVisibility } from '@saudagar/contract';
import { failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { EventPage } from './EventPage.tsx';

/** People who come to an event, and each one's choice of being shown. */
const meta = preview.meta({
  title: 'Who comes to an event (attendees)',
  component: EventPage,
  args: { eventId: 'event-01' },
  parameters: { portal: {} },
});
const REGISTERED = { eventId: 'event-02' };

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

const comers = async (canvas: Scene['canvas']) =>
  within(await canvas.findByRole('list', { name: 'Who comes' }));

async function openTicket({ canvas, userEvent }: Scene) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Show entry code' }));
  const ticket = within(await screen.findByRole('dialog', { name: 'You are registered' }));
  return ticket.findByRole('switch', { name: /^Show other members that I come/ });
}

/** The number counts all; only who chose it is shown. */
// EVT-350
export const Shown = meta.story({
  name: 'Number of all, names of some',
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /^\d+ are coming$/ })).toBeVisible();
    const list = await comers(canvas);
    await expect(list.getByText('Agus Salim')).toBeVisible();
    await expect(list.queryByText('Citra Maharani')).toBeNull();
  },
});

/** The people are loading; the rest of the event is there. */
export const Loading = meta.story({
  name: 'People loading',
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listComing));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /are coming$/ })).toBeVisible();
  },
});

/** Nobody chose to be shown; the member's own choice shows at once. */
// EVT-349, EVT-350
export const Nobody = meta.story({
  name: 'Nobody chose to be shown',
  tags: ['empty'],
  args: REGISTERED,
  async play(context) {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Nobody has chosen to be shown yet.')).toBeVisible();
    const choice = await openTicket(context);
    await expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const list = await comers(canvas);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  },
});

/** The people could not be read: they can be asked for again. */
export const Failed = meta.story({
  name: 'People could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listComing, 500));
  },
  async play({ canvas, msw, mocks, userEvent }) {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.resetHandlers(...mocks.handlers);
    await userEvent.click(retry);
    await expect((await comers(canvas)).getByText('Agus Salim')).toBeVisible();
  },
});

/** The switch beside the entry code. */
// EVT-349
export const Choice = meta.story({
  name: 'Show me as coming: the switch',
  args: REGISTERED,
  async play(context) {
    await expect(await openTicket(context)).not.toBeChecked();
    await expect(screen.getByText(/^Otherwise only organizers/)).toBeVisible();
  },
});

/** A choice that could not be saved goes back, and a toast says so. */
// EVT-349
export const ChoiceFailed = meta.story({
  name: 'My choice could not be saved',
  tags: ['no-picture', 'failed'],
  args: REGISTERED,
  beforeEach({ msw }) {
    msw.use(failWith(setRegistrationVisibility, 500));
  },
  async play(context) {
    const choice = await openTicket(context);
    await context.userEvent.click(choice);
    await expect(await screen.findByText('Your choice could not be saved')).toBeVisible();
    await expect(choice).not.toBeChecked();
  },
});

import {
  addEventOrganizer,
  EVENT_ORGANIZERS_MAX,
  listEventOrganizers,
  type Member,
  removeEventOrganizer,
} from '@saudagar/contract';
import { type Community, failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { EventPage } from '../EventPage.tsx';
import { withEvent } from '../events.testing.ts';

/** Co-organizers of an event: named and removed by its owner, and leaving by themselves. */
const meta = preview.meta({
  title: 'Co-organizers (hosts) of an event',
  tags: ['organizer'],
  component: EventPage,
  args: { eventId: 'event-01' },
  parameters: { portal: { community: () => organizedBy('member-2', 'member-3') } },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

const memberOf = ({ accounts, communityEvents }: Community, id: string): Member => {
  const guests = communityEvents.all().flatMap(({ registrations }) => registrations);
  const guest = guests.find(({ member }) => member.id === id)?.member;
  return accounts.member(id) ?? guest ?? { id };
};

/** The sample community, whose event `event-01` has these co-organizers. */
function organizedBy(...ids: string[]): Community {
  const community = sampleCommunity({ posts: 0 });
  const stored = community.communityEvents.all().find(({ event }) => event.id === 'event-01');
  if (!stored) throw new Error('the sample has an event');
  stored.event = { ...stored.event, organizers: ids.map((id) => memberOf(community, id)) };
  return community;
}

const BUDI = { name: 'Remove Budi Santoso from the organizers' };

async function choose({ canvas, userEvent }: Scene, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

async function openOrganizers(scene: Scene) {
  await choose(scene, 'Organizers');
  return within(await screen.findByRole('dialog', { name: /^Organizers of/ }));
}

/** The page names co-organizers beside the organizer. */
// EVT-360
export const Named = meta.story({
  name: "Co-organizers on the event's page",
  tags: ['member', '!organizer'],
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: 'Co-organizers' }));
    await expect(list.getByText('Budi Santoso')).toBeVisible();
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** Co-organizers of the event, below the members who can be named. */
// EVT-370
export const Ready = meta.story({
  name: 'Co-organizers, and members to add',
  async play(context) {
    const dialog = await openOrganizers(context);
    await expect(await dialog.findByRole('button', BUDI)).toBeVisible();
    await dialog.findAllByRole('option');
    // Those named already are not offered.
    await expect(dialog.queryByRole('option', { name: /Budi Santoso/ })).toBeNull();
  },
});

/** Nobody is named yet. */
export const None = meta.story({
  name: 'No co-organizers yet',
  tags: ['empty', 'first-use'],
  parameters: { portal: { community: () => organizedBy() } },
  async play(context) {
    const dialog = await openOrganizers(context);
    await dialog.findAllByRole('option');
    await expect(dialog.queryByRole('button', { name: /from the organizers$/ })).toBeNull();
  },
});

/** Co-organizers are loading; members can already be chosen. */
export const Loading = meta.story({
  name: 'Co-organizers loading',
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listEventOrganizers));
  },
  async play(context) {
    const dialog = await openOrganizers(context);
    await dialog.findAllByRole('option');
  },
});

/** Co-organizers could not be read: they can be asked for again. */
export const Failed = meta.story({
  name: 'Co-organizers could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listEventOrganizers, 500));
  },
  async play(context) {
    const { msw, mocks, userEvent } = context;
    const dialog = await openOrganizers(context);
    await expect(await dialog.findByText(/The co-organizers did not load/)).toBeVisible();
    msw.resetHandlers(...mocks.handlers);
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByRole('button', BUDI)).toBeVisible();
  },
});

/** A member is searched by name and named, by keyboard; the page shows it at once. */
// EVT-370
export const Added = meta.story({
  name: 'Co-organizer added',
  tags: ['done'],
  parameters: { portal: { community: () => organizedBy() } },
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    const dialog = await openOrganizers(context);
    await expect(await dialog.findByText(/^Nobody organizes this event with you/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText('Choose at least one member.')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox'), 'budi');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('1 co-organizer added')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const list = within(await canvas.findByRole('list', { name: 'Co-organizers' }));
    await expect(list.getByText('Budi Santoso')).toBeVisible();
    const owner = mocks.community.accounts.find('member-1');
    const { event } = mocks.community.communityEvents.get('event-01', owner);
    await expect(event.organizers?.map(({ id }) => id)).toEqual(['member-2']);
  },
});

/** Adding failed: who was chosen stays, for another try. */
// EVT-370
export const AddingFailed = meta.story({
  name: 'Co-organizer could not be added',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(addEventOrganizer, 500));
  },
  async play(context) {
    const dialog = await openOrganizers(context);
    await context.userEvent.click(await dialog.findByRole('option', { name: /Dewi Anggraini/ }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText(/Not everybody was added/)).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Chosen members' })).toBeVisible();
  },
});

/** The server knows nothing of a chosen member, who is marked: those before are added. */
// EVT-370
export const Refused = meta.story({
  name: 'One member refused, the others added',
  tags: ['refused'],
  async play(context) {
    const { mocks, userEvent } = context;
    const dialog = await openOrganizers(context);
    await userEvent.click(await dialog.findByRole('option', { name: /Hendra/ }));
    await userEvent.click(await dialog.findByRole('option', { name: /Dewi Anggraini/ }));
    const { accounts, blocking } = mocks.community;
    const dewi = accounts.find('member-5');
    if (!dewi) throw new Error('the sample has a member-5');
    blocking.block(dewi, 'member-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText(/Member not found/)).toBeVisible();
    const list = within(dialog.getByRole('list', { name: 'Current co-organizers' }));
    await expect(list.getByText(/Hendra/)).toBeVisible();
  },
});

/** All ten are named: the reason is beside the disabled button. */
// EVT-370
export const Full = meta.story({
  name: 'Limit reached: ten co-organizers',
  tags: ['refused'],
  parameters: {
    portal: {
      community: () =>
        organizedBy(...Array.from({ length: EVENT_ORGANIZERS_MAX }, (_, at) => `guest-${at + 1}`)),
    },
  },
  async play(context) {
    const dialog = await openOrganizers(context);
    await expect(await dialog.findByText(/^An event has at most 10 co-organizers/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  },
});

/** A co-organizer is removed, and focus stays in the list. */
// EVT-371
export const Removed = meta.story({
  name: 'Co-organizer removed',
  tags: ['no-picture', 'done'],
  async play(context) {
    const { canvas, userEvent } = context;
    const dialog = await openOrganizers(context);
    const remove = await dialog.findByRole('button', BUDI);
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.queryByRole('button', BUDI)).toBeNull());
    await expect(
      await screen.findByText('Budi Santoso no longer organizes this event'),
    ).toBeInTheDocument();
    const list = dialog.getByRole('region', { name: 'Current co-organizers' });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const shown = within(await canvas.findByRole('list', { name: 'Co-organizers' }));
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(1));
  },
});

/** Removing failed: the co-organizer is still one. */
// EVT-371
export const RemovingFailed = meta.story({
  name: 'Co-organizer could not be removed',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(removeEventOrganizer, 500));
  },
  async play(context) {
    const dialog = await openOrganizers(context);
    await context.userEvent.click(await dialog.findByRole('button', BUDI));
    await expect(await dialog.findByText(/The co-organizer was not removed/)).toBeVisible();
    await expect(dialog.getByRole('button', BUDI)).toBeEnabled();
  },
});

const CO_ORGANIZED = {
  eventId: 'event-own',
  portal: {
    community: () => {
      const community = withEvent({ title: 'Pasar Malam' })();
      const stored = community.communityEvents.all().find(({ event }) => event.id === 'event-own');
      if (!stored) throw new Error('the community has an event');
      stored.event = { ...stored.event, organizers: [memberOf(community, 'member-1')] };
      return community;
    },
  },
};

/** A co-organizer edits and sees attendees; cancelling and naming are the owner's. */
// EVT-363, EVT-364
export const AsCoOrganizer = meta.story({
  name: 'What a co-organizer may do',
  args: { eventId: CO_ORGANIZED.eventId },
  parameters: { portal: CO_ORGANIZED.portal },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Attendees' })).toBeVisible();
    await expect(canvas.getByText('You co-organize it')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Leave organizers' })).toBeVisible();
    for (const name of ['Organizers', 'Cancel event', 'Flag'])
      await expect(menu.queryByRole('menuitem', { name })).toBeNull();
  },
});

const askToLeave = async (scene: Scene) => {
  await choose(scene, 'Leave organizers');
  return within(await screen.findByRole('alertdialog', { name: 'Leave the organizers?' }));
};

/** The question before leaving. */
// EVT-372
export const LeavingAsked = meta.story({
  name: 'Stop organizing this event?',
  tags: ['asked'],
  args: { eventId: CO_ORGANIZED.eventId },
  parameters: { portal: CO_ORGANIZED.portal },
  async play(context) {
    const question = await askToLeave(context);
    await expect(question.getByText(/^You will no longer edit “Pasar Malam”/)).toBeVisible();
  },
});

/** After leaving, the event's actions are those of any member. */
// EVT-372
export const Left = meta.story({
  name: 'No longer a co-organizer',
  tags: ['no-picture', 'done'],
  args: { eventId: CO_ORGANIZED.eventId },
  parameters: { portal: CO_ORGANIZED.portal },
  async play(context) {
    const { canvas, userEvent } = context;
    const question = await askToLeave(context);
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(
      await screen.findByText('You no longer organize “Pasar Malam”'),
    ).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull());
    await expect(canvas.queryByRole('list', { name: 'Co-organizers' })).toBeNull();
  },
});

/** Leaving failed: the member is still an organizer. */
// EVT-372
export const LeavingFailed = meta.story({
  name: 'Leaving failed, still a co-organizer',
  tags: ['no-picture', 'failed'],
  args: { eventId: CO_ORGANIZED.eventId },
  parameters: { portal: CO_ORGANIZED.portal },
  beforeEach({ msw }) {
    msw.use(failWith(removeEventOrganizer, 500));
  },
  async play(context) {
    const question = await askToLeave(context);
    await context.userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(await screen.findByText(/You are still an organizer/)).toBeVisible();
  },
});

import { checkInAttendee, formatCode, getDoorList, getEvent, hashCode } from '@saudagar/contract';
import { buildEvent, dropConnection, type Mocks, minutesAgo } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { keepOffline } from '../events.testing.ts';
import { CheckInDialog } from './CheckInDialog.tsx';

const event = buildEvent({
  id: 'event-01',
  title: 'Temu Usaha Batik',
  start_date: minutesAgo(0),
  end_date: minutesAgo(-180),
});

const meta = preview.meta({
  title: 'Check in at the door',
  tags: ['organizer'],
  component: CheckInDialog,
  args: { event, camera: null, onClose: fn() },
  parameters: { portal: {} },
});

const ANI = 'AAAAABBBBB';
const BENI = 'CCCCCDDDDD';

/** The door's data on the device: Ani is expected, Beni checked in. */
const kept = async () => ({
  event,
  list: {
    read_at: minutesAgo(10),
    attendees: [
      {
        ...{ registration_id: 'r1', name: 'Ani Rahayu', checked_in_at: null },
        code_hash: await hashCode(event.id, ANI),
      },
      {
        ...{ registration_id: 'r2', name: 'Beni Saputra', checked_in_at: minutesAgo(20) },
        code_hash: await hashCode(event.id, BENI),
      },
    ],
  },
});

const enter = async (code: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), `${code}{Enter}`);
};

const firstCode = ({ community }: Mocks) =>
  community.communityEvents
    .all()
    .find(({ event: { id } }) => id === event.id)
    ?.registrations.find(({ status, checkedInAt }) => status === 'registered' && !checkedInAt)
    ?.code ?? '';

/** The door has its list: how many are in, and each check-in counts. */
// EVT-311
export const Counted = meta.story({
  name: 'List at the door: who is in',
  async play({ mocks }) {
    const counts = await screen.findByText(/^\d+ of \d+ checked in/);
    const [before = ''] = /\d+/.exec(counts.textContent) ?? [];
    await enter(firstCode(mocks));
    await expect(await screen.findByText(/^Welcome, /)).toBeVisible();
    await waitFor(() => expect(counts).toHaveTextContent(`${Number(before) + 1} of`));
  },
});

/** Opened without a network: the device's list knows who comes, is in, or is not on it. */
// EVT-311
export const WithoutNetwork = meta.story({
  name: "No network: looked up on the device's list",
  tags: ['offline'],
  async beforeEach({ msw, draftStorage, storageBackend }) {
    msw.use(...[checkInAttendee, getDoorList, getEvent].map((call) => dropConnection(call)));
    const stores = { draftStorage, storageBackend };
    await keepOffline(stores, `events.door.${event.id}`, await kept());
  },
  async play() {
    await expect(await screen.findByText(/^1 of 2 checked in/)).toBeVisible();
    await expect(await screen.findByText(/looked up on the list of this device/)).toBeVisible();
    await enter('ZZZZZ-ZZZZZ');
    await expect(await screen.findByText(/^ZZZZZ-ZZZZZ is not on the list/)).toBeVisible();
    await enter(BENI);
    await expect(await screen.findByText(/^Beni Saputra is checked in already/)).toBeVisible();
    await enter(formatCode(ANI).toLowerCase());
    await expect(
      await screen.findByText('Welcome, Ani Rahayu! The check-in will be sent.'),
    ).toBeVisible();
    await enter(ANI);
    await expect(screen.getByText('This code is being sent already')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText(/^3 check-ins wait/)).toBeVisible();
  },
});

/** Opened without a network and without a list: codes wait. */
// EVT-311
export const WithoutList = meta.story({
  name: 'No network and no list: codes wait',
  tags: ['offline'],
  beforeEach({ msw }) {
    msw.use(...[checkInAttendee, getDoorList].map((call) => dropConnection(call)));
  },
  async play() {
    await expect(await screen.findByText(/no list on this device/)).toBeVisible();
    await enter(ANI);
    await expect(await screen.findByText(/is read and waits to be sent/)).toBeVisible();
  },
});

import { checkInAttendee, formatCode, getDoorList } from '@saudagar/contract';
import { buildEvent, dropConnection, type Mocks, minutesAgo } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CheckInDialog } from './CheckInDialog.tsx';
import { drawnCamera } from './drawnCamera.testing.ts';

const meta = preview.meta({
  title: 'Check in by code (scan QR, ticket)',
  tags: ['organizer'],
  component: CheckInDialog,
  args: {
    event: buildEvent({ id: 'event-01', title: 'Temu Usaha Batik', start_date: minutesAgo(0) }),
    camera: null,
    onClose: fn(),
  },
  parameters: { portal: {} },
});

/** Codes of attendees who are registered and not checked in. */
const expected = ({ community }: Mocks) =>
  community.communityEvents
    .all()
    .find(({ event }) => event.id === 'event-01')
    ?.registrations.filter(({ status, checkedInAt }) => status === 'registered' && !checkedInAt)
    .map(({ code }) => code) ?? [];

const enter = async (code: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), `${code}{Enter}`);
};

/** A typed code checks in once, regardless of case and dashes. */
export const Typed = meta.story({
  name: 'Code typed: checked in once, not twice',
  tags: ['done'],
  async play({ mocks }) {
    const [code = ''] = expected(mocks);
    await enter(`${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase());
    await expect(await screen.findByText(/^Welcome, /)).toBeVisible();
    await expect(screen.getByRole('textbox')).toHaveValue('');
    await enter(code);
    await expect(await screen.findByText(/is checked in already, since/)).toBeVisible();
  },
});

/** An unknown code and an empty one are refused. */
export const Refused = meta.story({
  name: 'Wrong code (unknown, invalid ticket)',
  tags: ['refused'],
  async play() {
    await enter('');
    await expect(await screen.findByText('Enter a code')).toBeVisible();
    await enter('ZZZZZ-ZZZZZ');
    await expect(
      await screen.findByText('Nobody registered for this event has this code'),
    ).toBeVisible();
  },
});

/** The decoder for iPhones and Firefox reads a drawn code many times and checks in once. */
// EVT-281
export const Scanned = meta.story({
  name: 'Code scanned by the camera: checked in',
  tags: ['done'],
  args: { camera: drawnCamera },
  async play({ mocks }) {
    const [code = ''] = expected(mocks);
    const draw = drawnCamera.hold(code);
    await userEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
    await draw();
    await draw();
    await expect(await screen.findByText(/^Welcome, /)).toBeVisible();
    await draw();
    await expect(screen.queryByText(/already/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Stop the camera' }));
    await expect(drawnCamera.isOn()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  },
});

/** Camera access is denied: shows why; codes can still be typed. */
export const NoCamera = meta.story({
  name: 'Camera access denied (no permission)',
  tags: ['failed'],
  args: { camera: { watch: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
    await expect(await screen.findByText(/camera could not be used/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }));
    await expect(await screen.findByText(/camera could not be used/)).toBeVisible();
  },
});

/** Offline, each code is queued once and survives closing the dialog; the latest is named. */
// EVT-280
export const Waiting = meta.story({
  name: 'No network: codes wait to be sent',
  tags: ['offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(checkInAttendee), dropConnection(getDoorList));
  },
  async play({ mocks }) {
    const [one = '', other = ''] = expected(mocks);
    await enter(one);
    await enter(other);
    await enter(one);
    await expect(screen.getByText('This code is being sent already')).toBeVisible();
    await expect(
      screen.getByText(`${formatCode(other)} is read and waits to be sent`),
    ).toBeVisible();
    await expect(await screen.findByText(/^2 check-ins wait for the connection/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText(/^2 check-ins wait/)).toBeVisible();
  },
});

/** Back online: every code is sent, and nobody is counted twice. */
export const CaughtUp = meta.story({
  name: 'Back online: codes sent',
  tags: ['no-picture', 'done'],
  beforeEach({ msw }) {
    msw.use(dropConnection(checkInAttendee, { once: true }));
  },
  async play({ mocks }) {
    const [one = '', other = ''] = expected(mocks);
    const before = expected(mocks).length;
    await enter(one);
    await screen.findByText(/waits for the connection/);
    await enter(other);
    window.dispatchEvent(new window.Event('online'));
    await waitFor(() => expect(expected(mocks)).toHaveLength(before - 2));
    await waitFor(() => expect(screen.queryByText(/for the connection/)).toBeNull());
  },
});

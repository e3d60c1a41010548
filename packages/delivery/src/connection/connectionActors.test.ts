import { expect, test, vi } from 'vitest';
import { openPortal, PlayedSocket, playPage } from '../portal.testing.ts';
import { getSocket } from './connectionActors.ts';

playPage();

const tokens = () => PlayedSocket.all.map(({ url }) => new URL(url).searchParams.get('token'));

test('a token that expired while the socket was open is replaced', async () => {
  const getToken = vi.fn().mockResolvedValueOnce('old').mockResolvedValue('new');
  const portal = { ...openPortal(), getToken };
  const connection = getSocket(portal);
  await vi.advanceTimersByTimeAsync(0);
  PlayedSocket.all[0]?.receive({ type: 'ready' });
  PlayedSocket.all[0]?.onclose({ code: 4401 });
  await vi.advanceTimersByTimeAsync(500);
  expect(tokens()).toEqual(['old', 'new']);
  PlayedSocket.all[1]?.receive({ type: 'ready' });
  expect(connection.getSnapshot().matches({ reaching: 'open' })).toBe(true);
  // Account changes in between were missed.
  expect(portal.session.send).toHaveBeenCalledExactlyOnceWith({ type: 'user.outdated' });
});

test('a token rejected at first use makes the client verify its session', async () => {
  const getMe = vi.fn(() => ({}));
  const connection = getSocket(openPortal({ getMe }));
  await vi.advanceTimersByTimeAsync(0);
  PlayedSocket.all[0]?.onclose({ code: 4401 });
  expect(getMe).toHaveBeenCalledOnce();
  expect(connection.getSnapshot().matches('refused')).toBe(true);
});

test.each([
  ['longer', 1, false],
  ['no longer', -1, true],
])('data is stale unless it was quiet for %s than the page exists', async (_, by, isNew) => {
  vi.setSystemTime(performance.timeOrigin + 2_000);
  vi.spyOn(performance, 'now').mockReturnValue(2_000);
  const listener = vi.fn();
  getSocket(openPortal()).on('connection.opened', listener);
  await vi.advanceTimersByTimeAsync(0);
  PlayedSocket.all[0]?.receive({ type: 'ready', quiet_ms: 2_000 + by });
  expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isNew }));
  vi.restoreAllMocks();
});

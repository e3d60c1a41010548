import { expect, test, vi } from 'vitest';
import { openPortal, PlayedSocket, playPage } from '../portal.testing.ts';
import { hearOutdated } from './hearOutdated.ts';

playPage();

/** Sends an event over a socket, and waits until the page has processed it. */
async function hears(socket: number, event: object): Promise<void> {
  PlayedSocket.all[socket]?.hear(event);
  await vi.advanceTimersByTimeAsync(100);
}

test('subscribers get the requested types, and a notice when some may be missed', async () => {
  const hear = vi.fn();
  const stop = hearOutdated(openPortal(), ['peace', 'account'], hear);
  await vi.advanceTimersByTimeAsync(0);
  await hears(0, { type: 'ready' });
  await hears(0, { type: 'notification', unread: 2 });
  expect(hear).not.toHaveBeenCalled();
  await hears(0, { type: 'peace' });
  await hears(0, { type: 'gap' });
  expect(hear).toHaveBeenCalledTimes(2);

  PlayedSocket.all[0]?.onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1000);
  await hears(1, { type: 'ready' });
  expect(hear).toHaveBeenCalledTimes(3);

  stop();
  await hears(1, { type: 'peace' });
  expect(hear).toHaveBeenCalledTimes(3);
});

import { expect, test, vi } from 'vitest';
import { openPortal, PlayedSocket, playPage } from '../portal.testing.ts';
import { hearOutdated } from './hearOutdated.ts';

playPage();

/** The next event of a socket, and the time in which a page takes it in. */
async function hears(socket: number, event: object): Promise<void> {
  PlayedSocket.all[socket]?.hear(event);
  await vi.advanceTimersByTimeAsync(100);
}

test('what is asked for is heard, and that news may have been missed', async () => {
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

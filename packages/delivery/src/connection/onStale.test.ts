import { expect, test, vi } from 'vitest';
import { openPortal, PlayedSocket, playPage } from '../portal.testing.ts';
import { onStale } from './onStale.ts';

playPage();

/** The next event of a socket, and the time in which a page takes it in. */
async function deliver(socket: number, event: object): Promise<void> {
  PlayedSocket.all[socket]?.receive(event);
  await vi.advanceTimersByTimeAsync(100);
}

test('what is asked for is heard, and that news may have been missed', async () => {
  const receive = vi.fn();
  const stop = onStale(openPortal(), ['peace', 'account'], receive);
  await vi.advanceTimersByTimeAsync(0);
  await deliver(0, { type: 'ready' });
  await deliver(0, { type: 'notification', unread: 2 });
  expect(receive).not.toHaveBeenCalled();
  await deliver(0, { type: 'peace' });
  await deliver(0, { type: 'gap' });
  expect(receive).toHaveBeenCalledTimes(2);

  PlayedSocket.all[0]?.onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1000);
  await deliver(1, { type: 'ready' });
  expect(receive).toHaveBeenCalledTimes(3);

  stop();
  await deliver(1, { type: 'peace' });
  expect(receive).toHaveBeenCalledTimes(3);
});

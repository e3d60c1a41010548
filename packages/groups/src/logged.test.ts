import { expect, test, vi } from 'vitest';
import { logged } from './logged.ts';

test('logs why a call failed, and passes it on', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  const reason = new Error('offline');
  await expect(logged('joinGroup', Promise.reject(reason))).rejects.toBe(reason);
  expect(log).toHaveBeenCalledExactlyOnceWith('saudagar: joinGroup', reason);
  await expect(logged('joinGroup', Promise.resolve('in'))).resolves.toBe('in');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

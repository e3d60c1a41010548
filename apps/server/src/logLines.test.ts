import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { logLines } from './logLines.ts';

/** Makes a stream whose reader consumes nothing until `read` is called. */
function stalled() {
  let taken = '';
  let isRead = false;
  let take = () => {};
  const out = new Writable({
    decodeStrings: false,
    write(chunk: string, _, done) {
      take = () => {
        take = () => {};
        taken += chunk;
        done();
      };
      if (isRead) setImmediate(() => take());
    },
  });
  const read = async () => {
    isRead = true;
    take();
    await vi.waitFor(() => expect(out.writableLength).toBe(0));
  };
  return { out, read, taken: () => taken };
}

test('log lines over the limit are dropped, and a line marks the gap', async () => {
  const { out, read, taken } = stalled();
  const lines = logLines(out, 20_000);
  for (const letter of 'abcde') lines.write(`${letter.repeat(9999)}\n`);
  expect(out.writableLength).toBe(30_000);
  await read();
  lines.write('later\n');
  await read();
  const [a, b, c, notice = '', later] = taken().split('\n');
  expect([a?.[0], b?.[0], c?.[0], later]).toEqual(['a', 'b', 'c', 'later']);
  expect(JSON.parse(notice)).toMatchObject({ level: 40, msg: expect.stringMatching(/^2 lines/) });
});

test('the log’s end waits for the last lines, but not for a reader that never reads', async () => {
  const { out, read, taken } = stalled();
  const lines = logLines(out);
  lines.write('x'.repeat(30_000));
  const end = lines.end();
  await read();
  await end;
  expect(taken()).toHaveLength(30_000);

  vi.useFakeTimers();
  const unread = logLines(stalled().out);
  unread.write('last');
  const given = unread.end();
  await vi.advanceTimersByTimeAsync(1000);
  await given;
  vi.useRealTimers();
});

test('a log without a reader ends and the program continues', async () => {
  const out = new Writable({
    write: (_, __, done) => done(Object.assign(new Error('gone'), { code: 'EPIPE' })),
  });
  const lines = logLines(out);
  lines.write('one');
  await turn();
  lines.write('two');
  await lines.end();
  expect(out.destroyed).toBe(true);
});

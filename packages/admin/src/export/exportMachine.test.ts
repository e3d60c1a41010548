import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { exportMachine } from './exportMachine.ts';

const file = { file_name: 'users.csv', csv: 'Name\nRatna', is_cut: false };

function start(fetchFile: (query: string) => Promise<typeof file>) {
  const handOver = vi.fn();
  const onCut = vi.fn();
  const machine = exportMachine<string>('usersExport').provide({
    actors: { fetchFile: fromPromise(({ input: { query } }) => fetchFile(query)) },
    actions: { handOver: (_, params) => handOver(params.file) },
  });
  const actor = createActor(machine);
  actor.on('export.cut', onCut);
  actor.start();
  return { actor, handOver, onCut };
}

describe('an export', () => {
  it('an export saves the file for its query', async () => {
    const fetchFile = vi.fn(() => Promise.resolve(file));
    const { actor, handOver, onCut } = start(fetchFile);
    actor.send({ type: 'export.requested', query: 'batik' });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect(fetchFile).toHaveBeenCalledWith('batik');
    expect(handOver).toHaveBeenCalledWith(file);
    expect(onCut).not.toHaveBeenCalled();
  });

  it('an export reports a file that was cut at the row limit', async () => {
    const { actor, handOver, onCut } = start(() => Promise.resolve({ ...file, is_cut: true }));
    actor.send({ type: 'export.requested', query: '' });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect(handOver).toHaveBeenCalledTimes(1);
    expect(onCut).toHaveBeenCalledTimes(1);
  });

  it('an export ignores presses while it runs and can be retried after a failure', async () => {
    let answer = () => Promise.reject<typeof file>(new Error('down'));
    const fetchFile = vi.fn(() => answer());
    const { actor, handOver } = start(fetchFile);
    actor.send({ type: 'export.requested', query: '' });
    actor.send({ type: 'export.requested', query: '' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(fetchFile).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.failure).not.toBeNull();
    answer = () => Promise.resolve(file);
    actor.send({ type: 'export.requested', query: '' });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect(handOver).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
});

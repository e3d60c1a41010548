import { ApiError, type FileInfo } from '@saudagar/contract';
import { buildDocumentInfo, buildFileInfo } from '@saudagar/mocks';
import type { Portal } from '@saudagar/portal';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type FileDetails, fileDetailsMachine, provideFileDetails } from './fileDetailsFlow.ts';
import { savingMachine } from './savingFlow.ts';

describe('the facts of files', () => {
  const one = buildFileInfo({ id: 'one' });
  const two = buildDocumentInfo({ id: 'two' });
  const found = (...files: FileInfo[]): FileDetails => ({ found: files, lost: [] });

  function startDetails(answers: (FileDetails | Error)[]) {
    const asked: (readonly string[])[] = [];
    const readDetails = fromPromise<FileDetails, { ids: readonly string[] }>(async ({ input }) => {
      asked.push(input.ids);
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer;
      return answer;
    });
    const actor = createActor(fileDetailsMachine.provide({ actors: { readDetails } }), {
      input: { ids: ['one', 'two'] },
    }).start();
    const reach = (state: 'complete' | 'incomplete') =>
      waitFor(actor, (snapshot) => snapshot.matches(state));
    return { actor, asked, reach };
  }

  test('are read once and kept in order', async () => {
    const { reach, asked } = startDetails([found(two, one)]);
    const { context } = await reach('complete');
    expect(context.found).toEqual([one, two]);
    expect(asked).toEqual([['one', 'two']]);
  });

  test('that were lost are asked for again, the others kept', async () => {
    const lost = { id: 'one', failure: new ApiError('network') };
    const { actor, reach, asked } = startDetails([{ found: [two], lost: [lost] }, found(one)]);
    expect((await reach('incomplete')).context).toMatchObject({ found: [two], lost: [lost] });
    actor.send({ type: 'files.retried' });
    expect((await reach('complete')).context).toMatchObject({ found: [one, two], lost: [] });
    expect(asked[1]).toEqual(['one']);
  });

  test('are all lost where reading itself fails', async () => {
    const { reach } = startDetails([new ApiError('timeout')]);
    const { context } = await reach('incomplete');
    expect(context.lost.map(({ id }) => id)).toEqual(['one', 'two']);
  });
});

describe('on a portal, facts', () => {
  afterEach(() => vi.useRealTimers());

  test('are asked for once, and anew while the addresses in them still hold', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const call = vi.fn(async () => buildFileInfo({ id: 'one' }));
    const session = { getSnapshot: () => ({ context: { generation: 0 } }) };
    const portal = { client: { call }, session } as unknown as Portal;
    const read = () =>
      waitFor(createActor(provideFileDetails(portal), { input: { ids: ['one'] } }).start(), (now) =>
        now.matches('complete'),
      );
    await read();
    await read();
    expect(call).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 30 * 60_000);
    await read();
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('saving a document', () => {
  function startSaving(fetchFile: () => Promise<Blob>) {
    const handOver = vi.fn();
    const actor = createActor(
      savingMachine.provide({
        actors: { fetchFile: fromPromise(fetchFile) },
        actions: { handOver: (_, params) => handOver(params) },
      }),
      { input: { id: 'two', name: 'katalog.pdf' } },
    ).start();
    return { actor, handOver };
  }

  test('fetches it and hands it over under its name', async () => {
    const file = new Blob(['%PDF']);
    const { actor, handOver } = startSaving(async () => file);
    actor.send({ type: 'file.wanted' });
    actor.send({ type: 'file.wanted' });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect(handOver).toHaveBeenCalledExactlyOnceWith({ file, name: 'katalog.pdf' });
  });

  test('can be tried again after a failure', async () => {
    const fetchFile = vi.fn<() => Promise<Blob>>().mockRejectedValueOnce(new ApiError('network'));
    fetchFile.mockResolvedValue(new Blob());
    const { actor, handOver } = startSaving(fetchFile);
    actor.send({ type: 'file.wanted' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'file.wanted' });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect(handOver).toHaveBeenCalledOnce();
  });
});

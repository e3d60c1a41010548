import { ApiError, type FileInfo } from '@saudagar/contract';
import { buildDocumentInfo, buildFileInfo } from '@saudagar/mocks';
import type { Portal } from '@saudagar/portal';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type FileDetails, fileDetailsMachine, provideFileDetails } from './fileDetailsFlow.ts';
import { savingMachine } from './savingFlow.ts';

describe('details of files', () => {
  const one = buildFileInfo({ id: 'one' });
  const two = buildDocumentInfo({ id: 'two' });
  const allRead = (...files: FileInfo[]): FileDetails => ({ files, failed: [] });

  function startDetails(answers: (FileDetails | Error)[]) {
    const requests: (readonly string[])[] = [];
    const readDetails = fromPromise<FileDetails, { ids: readonly string[] }>(async ({ input }) => {
      requests.push(input.ids);
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer;
      return answer;
    });
    const actor = createActor(fileDetailsMachine.provide({ actors: { readDetails } }), {
      input: { ids: ['one', 'two'] },
    }).start();
    const reach = (state: 'complete' | 'incomplete') =>
      waitFor(actor, (snapshot) => snapshot.matches(state));
    return { actor, requests, reach };
  }

  test('file details are loaded once and returned in the requested order', async () => {
    const { reach, requests } = startDetails([allRead(two, one)]);
    const { context } = await reach('complete');
    expect(context.files).toEqual([one, two]);
    expect(requests).toEqual([['one', 'two']]);
  });

  test('a retry loads only the file details that failed', async () => {
    const unread = { id: 'one', failure: new ApiError('network') };
    const { actor, reach, requests } = startDetails([
      { files: [two], failed: [unread] },
      allRead(one),
    ]);
    expect((await reach('incomplete')).context).toMatchObject({ files: [two], failed: [unread] });
    actor.send({ type: 'files.retried' });
    expect((await reach('complete')).context).toMatchObject({ files: [one, two], failed: [] });
    expect(requests[1]).toEqual(['one']);
  });

  test('a failed call marks the details of every file as failed', async () => {
    const { reach } = startDetails([new ApiError('timeout')]);
    const { context } = await reach('incomplete');
    expect(context.failed.map(({ id }) => id)).toEqual(['one', 'two']);
  });
});

describe('details of files on a portal', () => {
  afterEach(() => vi.useRealTimers());

  test('file details are cached and reloaded before their addresses expire', async () => {
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

  test('saving a document fetches it once and saves it under its name', async () => {
    const file = new Blob(['%PDF']);
    const { actor, handOver } = startSaving(async () => file);
    actor.send({ type: 'file.wanted' });
    actor.send({ type: 'file.wanted' });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect(handOver).toHaveBeenCalledExactlyOnceWith({ file, name: 'katalog.pdf' });
  });

  test('saving a document can be retried after a failure', async () => {
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

import { ApiError, type Event } from '@saudagar/contract';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  canRetry,
  eventUploadsMachine,
  type FileTask,
  type FileWork,
  namesOf,
  refusedOf,
} from './eventUploadsMachine.ts';

const held = (name: string, key = 0) => ({
  key,
  clientId: `client-${name}`,
  description: '',
  file: new File(['x'], name),
});
const work: FileWork = {
  removed: ['old'],
  order: [],
  banner: [held('spanduk.png')],
  gallery: [held('satu.png'), held('dua.png', 1)],
  documents: [held('jadwal.pdf')],
};

/** Starts uploads that fail for the files named in `failing`. */
function begin(failing: string[], failure = new ApiError('network'), wanted: string[] = []) {
  const tried: string[] = [];
  const savedRest = vi.fn<(rest: FileWork | null) => void>();
  const orders: (readonly string[])[] = [];
  const nameOf = (task: FileTask) => {
    if (task.type === 'order') return 'order';
    return task.type === 'removal' ? task.id : task.held.file.name;
  };
  const actor = createActor(
    eventUploadsMachine.provide({
      actors: {
        runTask: fromPromise(async ({ input: { task, order, onProgress } }) => {
          tried.push(nameOf(task));
          onProgress(0.5);
          if (failing.includes(nameOf(task))) throw failure;
          if (task.type === 'order') orders.push(order);
          return 'held' in task ? `id of ${task.held.file.name}` : null;
        }),
      },
      actions: { keepRest: (_, { rest }) => savedRest(rest), publish: () => {} },
    }),
    { input: { event: { id: 'e1' } as Event, work: { ...work, order: wanted } } },
  );
  const ended = vi.fn();
  actor.on('files.ended', ({ ended: files }) => ended(files));
  actor.start();
  return { actor, tried, orders, savedRest, ended };
}

it('files are removed first, then banner, gallery, documents uploaded (EVT-154–156)', async () => {
  const { actor, tried, savedRest, ended } = begin([]);
  await waitFor(actor, ({ status }) => status === 'done');
  expect(tried).toEqual(['old', 'spanduk.png', 'satu.png', 'dua.png', 'jadwal.pdf']);
  expect(savedRest).toHaveBeenLastCalledWith(null);
  expect(ended).toHaveBeenCalledExactlyOnceWith({
    uploaded: ['spanduk.png', 'satu.png', 'dua.png', 'jadwal.pdf'],
    changes: 5,
  });
});

it('a failed upload does not stop the rest, and Retry repeats only it (EVT-166)', async () => {
  const failing = ['satu.png', 'jadwal.pdf'];
  const { actor, tried, savedRest, ended } = begin(failing);
  await waitFor(actor, (snapshot) => snapshot.matches('incomplete'));
  expect(savedRest).toHaveBeenLastCalledWith({
    removed: [],
    banner: [],
    gallery: [work.gallery[0]],
    documents: work.documents,
    order: ['id of spanduk.png', 'client-satu.png', 'id of dua.png', 'client-jadwal.pdf'],
  });
  tried.length = 0;
  failing.length = 1;
  actor.send({ type: 'files.retried' });
  await waitFor(actor, (snapshot) => snapshot.matches('incomplete'));
  expect(tried).toEqual(['satu.png', 'jadwal.pdf', 'order']);
  actor.send({ type: 'files.closed' });
  expect(ended).toHaveBeenCalledExactlyOnceWith({
    uploaded: ['spanduk.png', 'dua.png', 'jadwal.pdf'],
    changes: 4,
  });
});

it('a retried picture takes the place in which it was chosen (EVT-322)', async () => {
  const failing = ['satu.png'];
  const { actor, orders } = begin(failing);
  await waitFor(actor, (snapshot) => snapshot.matches('incomplete'));
  expect(orders).toEqual([]);
  failing.length = 0;
  actor.send({ type: 'files.retried' });
  await waitFor(actor, ({ status }) => status === 'done');
  const names = ['spanduk.png', 'satu.png', 'dua.png', 'jadwal.pdf'];
  expect(orders).toEqual([names.map((name) => `id of ${name}`)]);
});

it('a wanted order is sent last, with the ids of uploaded files (EVT-321)', async () => {
  const wanted = ['b', 'client-dua.png', 'a'];
  const { actor, tried, orders } = begin([], undefined, wanted);
  await waitFor(actor, ({ status }) => status === 'done');
  expect(tried.at(-1)).toBe('order');
  expect(orders).toEqual([
    ['b', 'id of dua.png', 'a', 'id of spanduk.png', 'id of satu.png', 'id of jadwal.pdf'],
  ]);
});

it('a refused file is not tried again, and its reason stays (EVT-252)', async () => {
  const refusal = new ApiError('refused', { status: 415, detail: 'File type is not supported' });
  const { actor, tried, savedRest } = begin(['satu.png'], refusal);
  await waitFor(actor, (snapshot) => snapshot.matches('incomplete'));
  const { tasks } = actor.getSnapshot().context;
  expect(refusedOf(tasks)).toMatchObject([{ name: 'satu.png', failure: refusal }]);
  expect(namesOf(tasks, false)).toEqual([]);
  expect(canRetry(tasks)).toBe(false);
  expect(savedRest).toHaveBeenLastCalledWith(null);
  tried.length = 0;
  actor.send({ type: 'files.retried' });
  await waitFor(actor, (snapshot) => snapshot.matches('incomplete'));
  expect(tried).toEqual([]);
});

it('a refused removal has its reason too, without a name', async () => {
  const refusal = new ApiError('refused', { status: 403 });
  const { actor } = begin(['old'], refusal);
  await waitFor(actor, (snapshot) => snapshot.matches('incomplete'));
  const { tasks } = actor.getSnapshot().context;
  expect(refusedOf(tasks)).toMatchObject([{ name: null, failure: refusal }]);
  expect(canRetry(tasks)).toBe(false);
});

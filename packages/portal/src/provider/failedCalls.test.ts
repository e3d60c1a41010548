import { ApiError, type Client, deletePost, getMe, likePost, updatePost } from '@saudagar/contract';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { hearFailures } from './failedCalls.ts';

const unsupported = new ApiError('refused', { status: 405, isUnsupported: true });

function noting(failure: unknown) {
  const client = { call: vi.fn(() => Promise.reject(failure)), address: (path: string) => path };
  return hearFailures(client as unknown as Client);
}
const params = { id: 'p1' };

test('notes an additive call that the server does not have, and tells of it once', async () => {
  const { client, missing } = noting(unsupported);
  const listener = vi.fn();
  const stop = missing.subscribe(listener);
  expect(missing.has('deletePost')).toBe(false);
  await expect(client.call(deletePost, { params })).rejects.toBe(unsupported);
  await expect(client.call(deletePost, { params })).rejects.toBe(unsupported);
  expect(missing.has('deletePost')).toBe(true);
  expect(missing.has('updatePost')).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  await client.call(updatePost, { params, body: { content: 'x' } }).catch(() => {});
  expect(listener).toHaveBeenCalledOnce();
});

test('a documented call is never missing, and another failure says nothing', async () => {
  const documented = noting(unsupported);
  await documented.client.call(likePost, { params }).catch(() => {});
  expect(documented.missing.has('likePost')).toBe(false);
  const offline = noting(new ApiError('network'));
  await offline.client.call(deletePost, { params }).catch(() => {});
  expect(offline.missing.has('deletePost')).toBe(false);
});

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));

function answering() {
  const calls: (PromiseWithResolvers<unknown> & { signal: AbortSignal | undefined })[] = [];
  const call = (_: unknown, options: { signal?: AbortSignal } = {}) => {
    const answer = { ...Promise.withResolvers<unknown>(), signal: options.signal };
    options.signal?.addEventListener('abort', () => answer.reject(new ApiError('aborted')));
    calls.push(answer);
    return answer.promise;
  };
  return { client: hearFailures({ call } as unknown as Client).client, calls };
}

test('a call answers and fails as ever', async () => {
  const { client, calls } = answering();
  const { signal } = new AbortController();
  const [answered, failed] = [client.call(getMe, { signal }), client.call(getMe)];
  calls[0]?.resolve('here');
  calls[1]?.reject(new ApiError('network'));
  expect(await answered).toBe('here');
  await expect(failed).rejects.toThrow('network');
});

test('a call that was given up says nothing more', async () => {
  const { client } = answering();
  const control = new AbortController();
  const told = vi.fn();
  client.call(getMe, { signal: control.signal }).then(told, told);
  control.abort();
  await passOn();
  expect(told).not.toHaveBeenCalled();
});

test('an actor that is stopped and started again fails by its own try alone', async () => {
  const { client, calls } = answering();
  const logic = fromPromise(({ signal }) => client.call(getMe, { signal }));
  const actor = createActor(logic).start();
  // As React's strict mode and `@xstate/react` do it.
  const snapshot = actor.getSnapshot();
  actor.stop();
  Object.assign(actor, { _processingStatus: 0, _snapshot: snapshot });
  actor.start();
  await passOn();
  expect(actor.getSnapshot().status).toBe('active');
  calls[1]?.resolve('here');
  await passOn();
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: 'here' });
});

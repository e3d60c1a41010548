import { ApiError, type Client, getMe } from '@saudagar/contract';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { silenceAborted } from './silenceAborted.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));

function answering() {
  const calls: (PromiseWithResolvers<unknown> & { signal: AbortSignal | undefined })[] = [];
  const call = (_: unknown, options: { signal?: AbortSignal } = {}) => {
    const answer = { ...Promise.withResolvers<unknown>(), signal: options.signal };
    options.signal?.addEventListener('abort', () => answer.reject(new ApiError('aborted')));
    calls.push(answer);
    return answer.promise;
  };
  return { client: silenceAborted({ call } as unknown as Client), calls };
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
  const settled = vi.fn();
  client.call(getMe, { signal: control.signal }).then(settled, settled);
  control.abort();
  await passOn();
  expect(settled).not.toHaveBeenCalled();
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

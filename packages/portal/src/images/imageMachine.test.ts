import { ApiError } from '@saudagar/contract';
import { describe, expect, test, vi } from 'vitest';
import {
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type StateValueFrom,
  waitFor,
} from 'xstate';
import { type ImageRequest, imageMachine } from './imageMachine.ts';

const refused = (status: number) => ApiError.fromAnswer(status, undefined);

/** `answers` are the results of the fetches, in order. */
function startImage({
  foreignUrl = null,
  answers = [],
  wanted = { kind: 'profile', id: 'siti', size: 'large' },
}: {
  foreignUrl?: string | null;
  wanted?: ImageRequest;
  answers?: (string | null | ApiError)[];
}) {
  const left = [...answers];
  const fetchImage = vi.fn(async (_: ImageRequest) => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('one fetch too many');
    if (answer instanceof ApiError) throw answer;
    return answer;
  });
  let restore = () => {};
  const clock = new SimulatedClock();
  const actor = createActor(
    imageMachine.provide({
      actors: {
        fetchImage: fromPromise<string | null, ImageRequest>(({ input }) => fetchImage(input)),
        watchConnection: fromCallback<EventObject>(({ sendBack }) => {
          restore = () => sendBack({ type: 'connection.restored' });
          return () => {
            restore = () => {};
          };
        }),
      },
    }),
    { clock, input: { wanted, foreignUrl } },
  ).start();
  const reach = (state: StateValueFrom<typeof imageMachine>) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const isIn = (state: StateValueFrom<typeof imageMachine>) => actor.getSnapshot().matches(state);
  /** Advances to the end of a wait, and checks its length. */
  function wait(milliseconds: number) {
    clock.increment(milliseconds - 1);
    expect(isIn('waiting')).toBe(true);
    clock.increment(1);
    expect(isIn('waiting')).toBe(false);
  }
  return { actor, reach, isIn, wait, fetchImage, restore: () => restore() };
}

describe('images of our server', () => {
  // WID-001
  test('a photo is fetched for the member and size, and shown', async () => {
    const { actor, reach, fetchImage } = startImage({ answers: ['blob:1'] });
    expect(actor.getSnapshot().hasTag('image')).toBe(false);
    const { context } = await reach('shown');
    expect(context.fetchedUrl).toBe('blob:1');
    expect(actor.getSnapshot().hasTag('image')).toBe(true);
    expect(fetchImage).toHaveBeenCalledExactlyOnceWith({
      kind: 'profile',
      id: 'siti',
      size: 'large',
    });
  });

  // WID-004
  test('a photo is not requested without a token', async () => {
    const { reach, actor } = startImage({ answers: [null] });
    await reach('absent');
    expect(actor.getSnapshot().hasTag('broken')).toBe(true);
  });

  // WID-003, WID-014–016
  test.each([401, 403])(
    'a photo rejected with %d is retried after 1, 2 and 4 s, then fails',
    async (status) => {
      const failure = refused(status);
      const { reach, wait, fetchImage } = startImage({
        answers: [failure, failure, failure, failure],
      });
      await reach('waiting');
      wait(1000);
      await reach('waiting');
      wait(2000);
      await reach('waiting');
      wait(4000);
      await reach('absent');
      expect(fetchImage).toHaveBeenCalledTimes(4);
    },
  );

  test('a photo is shown when a retry succeeds', async () => {
    const { reach, wait } = startImage({ answers: [refused(403), 'blob:2'] });
    await reach('waiting');
    wait(1000);
    expect((await reach('shown')).context.fetchedUrl).toBe('blob:2');
  });

  test('a missing photo fails at once', async () => {
    const { actor, reach, fetchImage } = startImage({ answers: [refused(404)] });
    await reach('absent');
    actor.send({ type: 'image.retried' });
    expect(fetchImage).toHaveBeenCalledOnce();
  });

  test.each([
    refused(429),
    refused(500),
    new ApiError('network'),
    new ApiError('timeout'),
    new ApiError('malformed'),
  ])(
    'a photo with another error ($message) fails at once until re-read (WID-017)',
    async (failure) => {
      const { actor, reach, fetchImage } = startImage({ answers: [failure, 'blob:1'] });
      await reach('failed');
      expect(fetchImage).toHaveBeenCalledOnce();
      actor.send({ type: 'image.retried' });
      await reach('shown');
    },
  );

  test('a failed photo is retried when the device is online again', async () => {
    const { reach, restore } = startImage({ answers: [new ApiError('network'), 'blob:1'] });
    await reach('failed');
    restore();
    expect((await reach('shown')).context.fetchedUrl).toBe('blob:1');
  });

  test('a photo that is no image fails', async () => {
    const { actor, reach, isIn } = startImage({ answers: ['blob:1'] });
    await reach('shown');
    actor.send({ type: 'image.failed' });
    expect(isIn('absent')).toBe(true);
  });

  test('a loaded photo stays visible', async () => {
    const { actor, reach, isIn } = startImage({ answers: ['blob:1'] });
    await reach('shown');
    actor.send({ type: 'image.loaded' });
    expect(isIn('shown')).toBe(true);
  });
});

describe('failed images of other sites', () => {
  const foreignUrl = 'https://elsewhere.example/siti.jpg';

  // WID-003, WID-014–016
  test('an image of another site is retried after 1, 2 and 4 s, and never fetched', () => {
    const { actor, isIn, wait, fetchImage } = startImage({ foreignUrl });
    for (const milliseconds of [1000, 2000, 4000]) {
      wait(milliseconds);
      expect(isIn('reloading')).toBe(true);
      expect(actor.getSnapshot().hasTag('image')).toBe(true);
      actor.send({ type: 'image.failed' });
    }
    expect(isIn('failed')).toBe(true);
    expect(fetchImage).not.toHaveBeenCalled();
  });

  test('an image of another site is shown when a retry loads', () => {
    const { actor, isIn, wait } = startImage({ foreignUrl });
    wait(1000);
    actor.send({ type: 'image.loaded' });
    expect(isIn('shown')).toBe(true);
  });

  test('an image of another site reports no error while waiting', () => {
    const { actor, isIn } = startImage({ foreignUrl });
    actor.send({ type: 'image.failed' });
    expect(isIn('waiting')).toBe(true);
    expect(actor.getSnapshot().hasTag('image')).toBe(false);
  });
});

describe('images of uploaded files', () => {
  const wanted = { kind: 'file', id: 'f1', size: 'thumbnail' } as const;

  test('an uploaded image lost by the network is retried after 1, 2 and 4 s (WID-023)', async () => {
    const offline = new ApiError('network');
    const { reach, wait } = startImage({ wanted, answers: [offline, offline, offline, offline] });
    for (const milliseconds of [1000, 2000, 4000]) {
      await reach('waiting');
      wait(milliseconds);
    }
    await reach('failed');
  });

  test('a missing uploaded image fails at once', async () => {
    const { reach } = startImage({ wanted, answers: [refused(404)] });
    await reach('absent');
  });
});

// WID-015
test('the wait before a retry is at most 5 s', () => {
  const { backoff } = imageMachine.implementations.delays;
  const waitAfter = (retries: number) =>
    typeof backoff === 'function' &&
    backoff(
      {
        context: { retries },
      } as never,
      undefined as never,
    );
  expect([0, 1, 2, 3, 9].map(waitAfter)).toEqual([1000, 2000, 4000, 5000, 5000]);
});

test('the picture machine fails without provided actors', async () => {
  const actor = createActor(imageMachine, {
    input: { wanted: { kind: 'profile', id: 'siti', size: 'small' }, foreignUrl: null },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
});

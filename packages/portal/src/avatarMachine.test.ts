import { ApiError } from '@saudagar/contract';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type StateValueFrom, waitFor } from 'xstate';
import { avatarMachine, type PhotoWanted } from './avatarMachine.ts';

const refused = (status: number) => ApiError.fromAnswer(status, undefined);

/** `answers` are those of the fetches, in turn. */
function startAvatar({
  foreignUrl = null,
  answers = [],
}: {
  foreignUrl?: string | null;
  answers?: (string | null | ApiError)[];
}) {
  const left = [...answers];
  const fetchPhoto = vi.fn(async (_: PhotoWanted) => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('one fetch too many');
    if (answer instanceof ApiError) throw answer;
    return answer;
  });
  const clock = new SimulatedClock();
  const actor = createActor(
    avatarMachine.provide({
      actors: {
        fetchPhoto: fromPromise<string | null, PhotoWanted>(({ input }) => fetchPhoto(input)),
      },
    }),
    { clock, input: { userId: 'siti', size: 'large', foreignUrl } },
  ).start();
  const reach = (state: StateValueFrom<typeof avatarMachine>) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const isIn = (state: StateValueFrom<typeof avatarMachine>) => actor.getSnapshot().matches(state);
  /** Waits exactly as long as it must. */
  function wait(milliseconds: number) {
    clock.increment(milliseconds - 1);
    expect(isIn('waiting')).toBe(true);
    clock.increment(1);
    expect(isIn('waiting')).toBe(false);
  }
  return { actor, reach, isIn, wait, fetchPhoto };
}

describe("our server's photo", () => {
  test('is fetched for the member and size and shown', async () => {
    const { actor, reach, fetchPhoto } = startAvatar({ answers: ['blob:1'] });
    expect(actor.getSnapshot().hasTag('image')).toBe(false);
    const { context } = await reach('shown');
    expect(context.photoUrl).toBe('blob:1');
    expect(actor.getSnapshot().hasTag('image')).toBe(true);
    expect(fetchPhoto).toHaveBeenCalledExactlyOnceWith({ userId: 'siti', size: 'large' });
  });

  test('is not asked for without a token: initials', async () => {
    const { reach, actor } = startAvatar({ answers: [null] });
    await reach('initials');
    expect(actor.getSnapshot().hasTag('image')).toBe(false);
  });

  test.each([401, 403])(
    'refused with %d is tried again after 1, 2 and 4 s, then initials',
    async (status) => {
      const failure = refused(status);
      const { reach, wait, fetchPhoto } = startAvatar({
        answers: [failure, failure, failure, failure],
      });
      await reach('waiting');
      wait(1000);
      await reach('waiting');
      wait(2000);
      await reach('waiting');
      wait(4000);
      await reach('initials');
      expect(fetchPhoto).toHaveBeenCalledTimes(4);
    },
  );

  test('shows where a repeat succeeds', async () => {
    const { reach, wait } = startAvatar({ answers: [refused(403), 'blob:2'] });
    await reach('waiting');
    wait(1000);
    expect((await reach('shown')).context.photoUrl).toBe('blob:2');
  });

  test.each([
    refused(404),
    refused(429),
    refused(500),
    new ApiError('network'),
    new ApiError('timeout'),
    new ApiError('malformed'),
  ])('that fails otherwise ($message) gives initials at once', async (failure) => {
    const { reach, fetchPhoto } = startAvatar({ answers: [failure] });
    await reach('initials');
    expect(fetchPhoto).toHaveBeenCalledOnce();
  });

  test('that is no image gives initials', async () => {
    const { actor, reach, isIn } = startAvatar({ answers: ['blob:1'] });
    await reach('shown');
    actor.send({ type: 'image.failed' });
    expect(isIn('initials')).toBe(true);
  });

  test('stays shown once it has loaded', async () => {
    const { actor, reach, isIn } = startAvatar({ answers: ['blob:1'] });
    await reach('shown');
    actor.send({ type: 'image.loaded' });
    expect(isIn('shown')).toBe(true);
  });
});

describe('a picture elsewhere that failed', () => {
  const foreignUrl = 'https://elsewhere.example/siti.jpg';

  test('is loaded again after 1, 2 and 4 s, then initials, and is never fetched', () => {
    const { actor, isIn, wait, fetchPhoto } = startAvatar({ foreignUrl });
    for (const milliseconds of [1000, 2000, 4000]) {
      wait(milliseconds);
      expect(isIn('reloading')).toBe(true);
      expect(actor.getSnapshot().hasTag('image')).toBe(true);
      actor.send({ type: 'image.failed' });
    }
    expect(isIn('initials')).toBe(true);
    expect(fetchPhoto).not.toHaveBeenCalled();
  });

  test('shows where a repeat loads', () => {
    const { actor, isIn, wait } = startAvatar({ foreignUrl });
    wait(1000);
    actor.send({ type: 'image.loaded' });
    expect(isIn('shown')).toBe(true);
  });

  test('says nothing while it waits', () => {
    const { actor, isIn } = startAvatar({ foreignUrl });
    actor.send({ type: 'image.failed' });
    expect(isIn('waiting')).toBe(true);
    expect(actor.getSnapshot().hasTag('image')).toBe(false);
  });
});

test('the wait never grows beyond 5 s', () => {
  const { backoff } = avatarMachine.implementations.delays;
  const waitAfter = (retries: number) =>
    typeof backoff === 'function' &&
    backoff(
      {
        context: { userId: 'siti', size: 'large', foreignUrl: null, photoUrl: null, retries },
      } as never,
      undefined as never,
    );
  expect([0, 1, 2, 3, 9].map(waitAfter)).toEqual([1000, 2000, 4000, 5000, 5000]);
});

test('the machine without its parts ends in initials', async () => {
  const actor = createActor(avatarMachine, {
    input: { userId: 'siti', size: 'small', foreignUrl: null },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('initials'));
});

import { ApiError, PROFILE_PHOTO_MAX_BYTES } from '@saudagar/contract';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { avatarMachine } from './avatarMachine.ts';
import { refusalOf } from './avatarRules.ts';

const AREA = { x: 0, y: 0, width: 100, height: 100 };
const file = new File(['x'], 'toko.png', { type: 'image/png' });

function start(upload: (onProgress: (share: number) => void) => Promise<unknown>) {
  const clock = new SimulatedClock();
  const publish = vi.fn();
  const actor = createActor(
    avatarMachine.provide({
      actors: { upload: fromPromise(({ input }) => upload(input.onProgress)) },
      actions: { publish },
    }),
    { clock },
  ).start();
  const choose = (chosen: File) => actor.send({ type: 'file.chosen', file: chosen });
  return { actor, clock, publish, choose };
}

test.each([
  ['image/jpeg', PROFILE_PHOTO_MAX_BYTES, null],
  ['image/jpg', 1, null],
  ['image/png', 1, null],
  ['image/webp', 1, null],
  ['image/gif', 1, 'wrongType'],
  ['application/pdf', PROFILE_PHOTO_MAX_BYTES + 1, 'wrongType'],
  ['image/png', PROFILE_PHOTO_MAX_BYTES + 1, 'tooLarge'],
])(
  'the photo machine answers %s of %i bytes with %j (ACCT-109–115, ACCT-129)',
  (type, size, refusal) => {
    expect(refusalOf({ type, size })).toBe(refusal);
  },
);

test('a photo goes from uploading to done, and to idle after 0.5 s (ACCT-119–122)', async () => {
  const shares: (number | null)[] = [];
  const { actor, clock, publish, choose } = start(async (onProgress) => {
    await Promise.resolve();
    onProgress(0.4);
    shares.push(actor.getSnapshot().context.share);
  });
  expect(actor.getSnapshot().value).toBe('idle');
  choose(file);
  actor.send({ type: 'area.confirmed', area: AREA });
  expect(actor.getSnapshot().value).toBe('uploading');
  const done = await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect([...shares, done.context.share]).toEqual([0.4, 1]);
  expect(publish).toHaveBeenCalledOnce();
  clock.increment(499);
  expect(actor.getSnapshot().value).toBe('done');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('idle');
  expect(actor.getSnapshot().context.file).toBeNull();
});

test('the photo dialog can be closed while a finished upload is still displayed', async () => {
  const { actor, choose } = start(() => Promise.resolve());
  choose(file);
  actor.send({ type: 'area.confirmed', area: AREA });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  actor.send({ type: 'avatar.closed' });
  expect(actor.getSnapshot().value).toBe('idle');
});

test('the photo machine retains image and area for a retry after a failure (ACCT-124)', async () => {
  const answers = [() => Promise.reject(ApiError.fromAnswer(500, { detail: 'Disk is full' }))];
  const { actor, choose } = start(() => answers.pop()?.() ?? Promise.resolve());
  choose(file);
  actor.send({ type: 'area.confirmed', area: AREA });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(context).toMatchObject({ file, area: AREA, failure: { detail: 'Disk is full' } });
  const moved = { ...AREA, x: 8 };
  actor.send({ type: 'area.confirmed', area: moved });
  const done = await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(done.context.area).toEqual(moved);
});

test('the photo machine stays idle with a reason for a rejected or unreadable file', () => {
  const { actor, choose } = start(() => Promise.resolve());
  choose(new File(['x'], 'toko.gif', { type: 'image/gif' }));
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { refusal: 'wrongType' } });
  choose(file);
  expect(actor.getSnapshot()).toMatchObject({ value: 'cropping', context: { refusal: null } });
  actor.send({ type: 'file.unreadable' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { refusal: 'unreadable' } });
});

test('the photo machine sends the centre of an image when no area was reported', async () => {
  const { actor, choose } = start(() => Promise.resolve());
  choose(file);
  actor.send({ type: 'area.confirmed', area: null });
  expect(actor.getSnapshot().value).toBe('uploading');
});

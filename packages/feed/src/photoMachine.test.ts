import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { photoMachine } from './photoMachine.ts';

function startPhoto(url = '/api/files/thumbnail/1') {
  const clock = new SimulatedClock();
  const photo = createActor(photoMachine, { clock, input: { url } }).start();
  const isIn = (state: 'waiting' | 'shown' | 'broken') => photo.getSnapshot().matches(state);
  /** Waits exactly as long as it must, then lets the repeat fail. */
  function failAfter(milliseconds: number) {
    clock.increment(milliseconds - 1);
    expect(isIn('waiting')).toBe(true);
    clock.increment(1);
    expect(isIn('shown')).toBe(true);
    photo.send({ type: 'image.failed' });
  }
  return { photo, clock, isIn, failAfter };
}

test('a photo that did not load is tried again after 1, 2 and 4 seconds, then given up', () => {
  const { isIn, failAfter } = startPhoto();
  for (const wait of [1000, 2000, 4000]) failAfter(wait);
  expect(isIn('broken')).toBe(true);
});

test('a repeat that loads stays', () => {
  const { photo, clock, isIn } = startPhoto();
  clock.increment(1000);
  expect(photo.getSnapshot().hasTag('image')).toBe(true);
  clock.increment(60_000);
  expect(isIn('shown')).toBe(true);
});

test('given up, it is tried anew when the post was read again, and not before', () => {
  const { photo, clock, isIn, failAfter } = startPhoto();
  photo.send({ type: 'photo.read' });
  expect(isIn('waiting')).toBe(true);
  for (const wait of [1000, 2000, 4000]) failAfter(wait);
  clock.increment(60_000);
  expect(isIn('broken')).toBe(true);
  photo.send({ type: 'photo.read' });
  expect(isIn('shown')).toBe(true);
  photo.send({ type: 'image.failed' });
  failAfter(1000);
  expect(isIn('waiting')).toBe(true);
});

test('a picture within its address is not waited for', () => {
  const { isIn } = startPhoto('data:image/png,broken');
  expect(isIn('broken')).toBe(true);
});

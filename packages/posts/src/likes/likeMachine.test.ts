import { ApiError } from '@saudagar/contract';
import { shownToggle } from '@saudagar/flows';
import { heldCalls } from '@saudagar/storybook/heldCalls';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Written } from '../written.ts';
import { type LikeReply, likeMachine } from './likeMachine.ts';

const offline = new ApiError('network');
const SUBJECT = { postId: 'p1', commentId: null };

function startLike(liked = false, count = 4) {
  const saves = heldCalls<LikeReply, { subject: Written; value: boolean }>();
  const logFailure = vi.fn();
  const settled = vi.fn();
  const like = createActor(
    likeMachine.provide({
      actors: { set: saves.actor },
      actions: { logFailure, publish: (_, told) => settled(told) },
    }),
    { input: { subject: SUBJECT, value: liked, count } },
  );
  like.start();
  return {
    like,
    saves,
    logFailure,
    settled,
    toggle: () => like.send({ type: 'toggle.pressed' }),
    shown: () => shownToggle(like.getSnapshot().context),
  };
}

test('shows the like at once and sends the value wanted', async () => {
  const { like, saves, toggle, shown, settled } = startLike();
  expect(like.getSnapshot().hasTag('idle')).toBe(true);
  toggle();
  expect(shown()).toEqual({ value: true, count: 5 });
  expect(like.getSnapshot().hasTag('idle')).toBe(false);
  expect(saves.last.input).toEqual({ subject: SUBJECT, value: true });
  await saves.last.answer({ liked: true });
  expect(like.getSnapshot().value).toBe('settled');
  expect(shown()).toEqual({ value: true, count: 5 });
  expect(settled).toHaveBeenCalledExactlyOnceWith({
    subject: SUBJECT,
    settled: { value: true, count: 5 },
    reply: { liked: true },
  });
});

test('takes a like back, and never counts below nothing', async () => {
  const { saves, toggle, shown } = startLike(true, 0);
  toggle();
  await saves.last.answer({ liked: false });
  expect(shown()).toEqual({ value: false, count: 0 });
});

test('takes the count that the server tells', async () => {
  const { saves, toggle, shown } = startLike();
  toggle();
  await saves.last.answer({ liked: true, likes_count: 12 });
  expect(shown()).toEqual({ value: true, count: 12 });
});

test("believes the server where its answer differs from the member's wish", async () => {
  const { saves, toggle, shown } = startLike();
  toggle();
  await saves.last.answer({ liked: false });
  expect(shown()).toEqual({ value: false, count: 4 });
});

test('rolls back on failure, silently but logged', async () => {
  const { like, saves, toggle, shown, logFailure } = startLike();
  toggle();
  await saves.last.fail(offline);
  expect(like.getSnapshot().value).toBe('settled');
  expect(shown()).toEqual({ value: false, count: 4 });
  expect(logFailure.mock.calls[0]?.[1]).toMatchObject({ error: offline });
});

test('toggles made during a call collapse into the last one', async () => {
  const { saves, toggle, shown } = startLike();
  toggle();
  toggle();
  toggle();
  toggle();
  expect(saves.calls).toHaveLength(1);
  await saves.last.answer({ liked: true });
  expect(saves.calls).toHaveLength(2);
  expect(saves.last.input.value).toBe(false);
  await saves.last.answer({ liked: false });
  expect(shown()).toEqual({ value: false, count: 4 });
});

test('an even number of toggles during a call needs no other', async () => {
  const { saves, toggle } = startLike();
  toggle();
  toggle();
  toggle();
  await saves.last.answer({ liked: true });
  expect(saves.calls).toHaveLength(1);
});

test('sends the last wish after a failure, since the lost call may have taken effect', async () => {
  const { saves, toggle, logFailure, shown } = startLike();
  toggle();
  toggle();
  await saves.last.fail(offline);
  expect(logFailure).toHaveBeenCalledOnce();
  expect(saves.last.input.value).toBe(false);
  await saves.last.answer({ liked: false });
  expect(shown()).toEqual({ value: false, count: 4 });
});

test('no order of toggles and answers ends in another state than the last wish', async () => {
  const step = fc.constantFrom('toggle', 'answer', 'fail');
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 30 }), async (liked, steps) => {
      const { like, saves, toggle, shown } = startLike(liked, 10);
      let wish = liked;
      let said = liked;
      const isSaving = () => like.getSnapshot().value === 'saving';
      for (const taken of steps) {
        if (taken === 'toggle') {
          toggle();
          wish = !wish;
        } else if (isSaving()) {
          const { input, answer, fail } = saves.last;
          await (taken === 'answer' ? answer({ liked: input.value }) : fail(offline));
          if (taken === 'answer') said = input.value;
          // Only the failure of the last wish itself takes it back, to the server's last word.
          else if (input.value === wish) wish = said;
        }
        expect(shown().value).toBe(wish);
      }
      while (isSaving()) await saves.last.answer({ liked: saves.last.input.value });
      expect(shown()).toEqual({ value: wish, count: 10 + Number(wish) - Number(liked) });
    }),
    { numRuns: 200 },
  );
});

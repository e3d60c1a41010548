import { ApiError, type MessageReactions } from '@saudagar/contract';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { reactionsMachine, type WantedReaction } from './reactionsFlow.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));
const NOBODY: MessageReactions = { reactions: [], my_reaction: null };

function start() {
  const sent: [WantedReaction['emoji'], PromiseWithResolvers<MessageReactions>][] = [];
  const actor = createActor(
    reactionsMachine.provide({
      actors: {
        setReaction: fromPromise(({ input: { emoji } }) => {
          const answer = Promise.withResolvers<MessageReactions>();
          sent.push([emoji, answer]);
          return answer.promise;
        }),
      },
      actions: { logFailure: () => {} },
    }),
    { input: { conversationId: 'room' } },
  );
  const failed = vi.fn();
  actor.on('reaction.failed', failed);
  actor.start();
  return {
    failed,
    emojis: () => sent.map(([emoji]) => emoji),
    choose: (emoji: WantedReaction['emoji']) =>
      actor.send({ type: 'reaction.chosen', messageId: 'm1', emoji }),
    wanted: () => actor.getSnapshot().context.wanted.get('m1'),
    isIdle: () => actor.getSnapshot().hasTag('idle'),
    answer() {
      sent.at(-1)?.[1].resolve(NOBODY);
      return passOn();
    },
    fail() {
      sent.at(-1)?.[1].reject(new ApiError('network'));
      return passOn();
    },
  };
}

test('quick changes of a reaction end in the last choice', async () => {
  const { choose, emojis, wanted, answer, isIdle } = start();
  for (const emoji of ['👍', '😂', null] as const) choose(emoji);
  expect(wanted()).toBeNull();
  await answer();
  expect(emojis()).toEqual(['👍', null]);
  await answer();
  expect(wanted()).toBeUndefined();
  expect(isIdle()).toBe(true);
});

test('a failed reaction is rolled back and reported, unless it was replaced', async () => {
  const { choose, emojis, wanted, fail, failed } = start();
  choose('👍');
  choose('🙏');
  await fail();
  expect(failed).not.toHaveBeenCalled();
  expect(emojis()).toEqual(['👍', '🙏']);
  await fail();
  expect(failed).toHaveBeenCalledOnce();
  expect(wanted()).toBeUndefined();
});

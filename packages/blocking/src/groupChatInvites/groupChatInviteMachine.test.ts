import { ApiError, type GroupChatInvitePolicy } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { groupChatInviteMachine } from './groupChatInviteMachine.ts';

function start() {
  const asked: { value: GroupChatInvitePolicy; answer: (error?: unknown) => Promise<void> }[] = [];
  let published = 0;
  const actor = createActor(
    groupChatInviteMachine.provide({
      actors: {
        choose: fromPromise(
          ({ input: { value } }) =>
            new Promise<void>((resolve, reject) => {
              asked.push({
                value,
                answer(error) {
                  if (error) reject(error);
                  else resolve();
                  return new Promise((passed) => setImmediate(passed));
                },
              });
            }),
        ),
      },
      actions: {
        publish: () => {
          published += 1;
        },
      },
    }),
    { input: { known: 'everyone' } },
  ).start();
  return {
    asked,
    published: () => published,
    choose: (value: GroupChatInvitePolicy) => actor.send({ type: 'choice.made', value }),
    read: (value: GroupChatInvitePolicy) => actor.send({ type: 'choice.read', value }),
    shown: () => actor.getSnapshot().context.desired,
    failure: () => actor.getSnapshot().context.failure?.status,
    state: () => actor.getSnapshot().value,
  };
}

describe('the choice of who may add the member', () => {
  it('shows at once and is told once it is kept', async () => {
    const scene = start();
    scene.choose('nobody');
    expect([scene.shown(), scene.published()]).toEqual(['nobody', 0]);
    await scene.asked[0]?.answer();
    expect([scene.state(), scene.shown(), scene.published()]).toEqual(['settled', 'nobody', 1]);
  });

  it('sends the last of several that were made meanwhile', async () => {
    const scene = start();
    for (const value of ['nobody', 'everyone', 'connections'] as const) scene.choose(value);
    await scene.asked[0]?.answer();
    await scene.asked[1]?.answer();
    expect(scene.asked.map(({ value }) => value)).toEqual(['nobody', 'connections']);
    expect([scene.state(), scene.shown(), scene.published()]).toEqual([
      'settled',
      'connections',
      1,
    ]);
  });

  it('sends the last one after a failure before it', async () => {
    const scene = start();
    scene.choose('nobody');
    scene.choose('connections');
    await scene.asked[0]?.answer(new ApiError('network'));
    expect([scene.state(), scene.asked[1]?.value]).toEqual(['saving', 'connections']);
  });

  it('goes back to what the server has where it fails, and is tried again', async () => {
    const scene = start();
    scene.choose('nobody');
    scene.read('connections');
    expect(scene.shown()).toBe('nobody');
    await scene.asked[0]?.answer(new ApiError('server', { status: 500 }));
    expect([scene.state(), scene.shown(), scene.failure()]).toEqual(['failed', 'connections', 500]);
    scene.read('everyone');
    expect(scene.shown()).toBe('everyone');
    scene.choose('nobody');
    expect(scene.failure()).toBeUndefined();
    await scene.asked[1]?.answer();
    scene.read('connections');
    expect([scene.state(), scene.shown()]).toEqual(['settled', 'connections']);
  });
});

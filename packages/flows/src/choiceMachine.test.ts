import { ApiError } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { choiceMachine } from './choiceMachine.ts';

type Policy = 'everyone' | 'connections' | 'nobody';

function start() {
  const requests: { value: Policy; answer: (error?: unknown) => Promise<void> }[] = [];
  let publications = 0;
  const actor = createActor(
    choiceMachine<string, Policy>('policy').provide({
      actors: {
        choose: fromPromise(
          ({ input: { value } }) =>
            new Promise<void>((resolve, reject) => {
              requests.push({
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
        logFailure: () => {},
        publish: () => {
          publications += 1;
        },
      },
    }),
    { input: { subject: 'group-1', known: 'everyone' } },
  ).start();
  return {
    requests,
    publications: () => publications,
    choose: (value: Policy) => actor.send({ type: 'choice.made', value }),
    read: (value: Policy) => actor.send({ type: 'choice.read', value }),
    shown: () => actor.getSnapshot().context.desired,
    failure: () => actor.getSnapshot().context.failure?.status,
    state: () => actor.getSnapshot().value,
  };
}

describe('the choice of an audience', () => {
  it('a policy choice shows at once and is published once saved', async () => {
    const scene = start();
    scene.choose('nobody');
    expect([scene.shown(), scene.publications()]).toEqual(['nobody', 0]);
    await scene.requests[0]?.answer();
    expect([scene.state(), scene.shown(), scene.publications()]).toEqual(['settled', 'nobody', 1]);
  });

  it('the last of several policy choices made during a save is sent', async () => {
    const scene = start();
    for (const value of ['nobody', 'everyone', 'connections'] as const) scene.choose(value);
    await scene.requests[0]?.answer();
    await scene.requests[1]?.answer();
    expect(scene.requests.map(({ value }) => value)).toEqual(['nobody', 'connections']);
    expect([scene.state(), scene.shown(), scene.publications()]).toEqual([
      'settled',
      'connections',
      1,
    ]);
  });

  it('the last policy choice is sent after an earlier one failed', async () => {
    const scene = start();
    scene.choose('nobody');
    scene.choose('connections');
    await scene.requests[0]?.answer(new ApiError('network'));
    expect([scene.state(), scene.requests[1]?.value]).toEqual(['saving', 'connections']);
  });

  it("a failed policy choice rolls back to the server's value, and can be retried", async () => {
    const scene = start();
    scene.choose('nobody');
    scene.read('connections');
    expect(scene.shown()).toBe('nobody');
    await scene.requests[0]?.answer(new ApiError('server', { status: 500 }));
    expect([scene.state(), scene.shown(), scene.failure()]).toEqual(['failed', 'connections', 500]);
    scene.read('everyone');
    expect(scene.shown()).toBe('everyone');
    scene.choose('nobody');
    expect(scene.failure()).toBeUndefined();
    await scene.requests[1]?.answer();
    scene.read('connections');
    expect([scene.state(), scene.shown()]).toEqual(['settled', 'connections']);
  });
});

import { ApiError, type RoomMember } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { leavingMachine } from './leavingMachine.ts';
import { type MembersEvent, membersMachine } from './membersMachine.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));
const memberOf = (id: string): RoomMember => ({
  user: { id, full_name: id },
  read_sequence: 0,
  joined_at: '2026-11-21T08:00:00.000Z',
});
const notThere = new ApiError('refused', { status: 404 });

function open() {
  const asked: PromiseWithResolvers<RoomMember[]>[] = [];
  const actor = createActor(
    membersMachine.provide({
      actors: {
        loadMembers: fromPromise(() => {
          const answer = Promise.withResolvers<RoomMember[]>();
          asked.push(answer);
          return answer.promise;
        }),
        watchRoom: fromCallback<MembersEvent, { roomId: string }>(() => {}),
      },
    }),
    { input: { roomId: 'room' } },
  ).start();
  return {
    actor,
    asked,
    answer(...ids: string[]) {
      asked.at(-1)?.resolve(ids.map(memberOf));
      return passOn();
    },
    fail(error: unknown) {
      asked.at(-1)?.reject(error);
      return passOn();
    },
    state: () => actor.getSnapshot().value,
    ids: () => actor.getSnapshot().context.members.map(({ user }) => user.id),
  };
}

describe('the members of a group', () => {
  it('are read, and again as they come and go', async () => {
    const { actor, asked, answer, ids, state } = open();
    await answer('siti', 'budi');
    actor.send({ type: 'room.changed' });
    actor.send({ type: 'room.changed' });
    expect([asked.length, ids()]).toEqual([3, ['siti', 'budi']]);
    await answer('siti');
    expect([state(), ids()]).toEqual([{ ready: 'known' }, ['siti']]);
  });

  it('that could not be read are tried again by hand', async () => {
    const { actor, fail, answer, state } = open();
    await fail(new ApiError('network'));
    expect(state()).toBe('failed');
    expect(actor.getSnapshot().context.failure?.kind).toBe('network');
    actor.send({ type: 'members.retried' });
    await answer('siti');
    expect(state()).toEqual({ ready: 'known' });
  });

  it('stay as they were known where reading them again fails', async () => {
    const { actor, answer, fail, state, ids } = open();
    await answer('siti');
    actor.send({ type: 'room.changed' });
    await fail(new ApiError('network'));
    expect([state(), ids()]).toEqual([{ ready: 'known' }, ['siti']]);
  });

  it('are nobody’s business who is not among them', async () => {
    const { actor, answer, fail, state, ids } = open();
    await answer('siti');
    actor.send({ type: 'room.changed' });
    await fail(notThere);
    expect(state()).toBe('gone');
    actor.send({ type: 'room.changed' });
    await fail(notThere);
    expect(state()).toBe('gone');
    actor.send({ type: 'room.changed' });
    await answer('siti', 'budi');
    expect([state(), ids()]).toEqual([{ ready: 'known' }, ['siti', 'budi']]);
  });

  it('are not asked for by who was told to be out', async () => {
    const { actor, asked, answer, state } = open();
    await answer('siti');
    actor.send({ type: 'room.changed' });
    actor.send({ type: 'room.left' });
    await answer('siti');
    expect([state(), asked.length]).toEqual(['gone', 2]);
  });
});

describe('leaving a group', () => {
  function leave(...answers: (ApiError | null)[]) {
    const told: string[] = [];
    const actor = createActor(
      leavingMachine.provide({
        actors: {
          leave: fromPromise(async () => {
            const failure = answers.shift();
            if (failure) throw failure;
          }),
        },
        actions: { tellInbox: (_, { roomId }) => void told.push(`inbox ${roomId}`) },
      }),
      { input: { roomId: 'room' } },
    );
    actor.on('conversation.left', () => told.push('view'));
    actor.start();
    return {
      actor,
      told,
      async confirm() {
        actor.send({ type: 'leaving.confirmed' });
        await passOn();
      },
    };
  }

  it('is told everybody', async () => {
    const { actor, told, confirm } = leave(null);
    await confirm();
    expect(told).toEqual(['inbox room', 'view']);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('that failed is tried again', async () => {
    const { actor, told, confirm } = leave(new ApiError('network'), null);
    await confirm();
    expect(actor.getSnapshot().matches('failed')).toBe(true);
    await confirm();
    expect(told).toHaveLength(2);
  });

  it('is done where one is not in it any more, and not where there is no such call', async () => {
    const { actor, confirm } = leave(
      new ApiError('refused', { status: 404, isUnsupported: true }),
      notThere,
    );
    await confirm();
    expect(actor.getSnapshot().matches('failed')).toBe(true);
    await confirm();
    expect(actor.getSnapshot().matches('left')).toBe(true);
  });
});

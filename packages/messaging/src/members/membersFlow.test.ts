import { ApiError, type RoomMember } from '@saudagar/contract';
import { getInbox } from '@saudagar/delivery';
import type { Portal } from '@saudagar/portal';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideLeaving } from './leavingFlow.ts';
import { provideMembers } from './membersFlow.ts';

const ROOM = 'room';
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const memberOf = (id: string): RoomMember => ({
  user: { id, full_name: id },
  read_sequence: 0,
  joined_at: '2026-11-21T08:00:00.000Z',
});
const notFound = new ApiError('refused', { status: 404 });

/** A portal whose calls are answered in turn, with the test's connection and inbox. */
function openPortal(...answers: unknown[]) {
  vi.stubGlobal('window', new EventTarget());
  const call = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const send = vi.fn();
  let onNews: (news: { events: unknown[] }) => void = () => {};
  const actor = {
    send,
    on(_type: string, listener: typeof onNews) {
      onNews = listener;
      return { unsubscribe() {} };
    },
  };
  const portal = {
    client: { call },
    actors: { start: () => actor },
    session: { getSnapshot: () => ({ context: { user: { id: 'siti' } } }) },
  } as unknown as Portal;
  return {
    portal,
    call,
    send,
    async report(type: 'room' | 'room_left') {
      onNews({ events: [{ type, room_id: ROOM }] });
      await settle();
    },
  };
}

describe('members of a group chat', () => {
  async function open(...answers: unknown[]) {
    const { portal, report } = openPortal(...answers);
    const actor = createActor(provideMembers(portal), {
      input: { query: { conversationId: ROOM } },
    });
    actor.start();
    await settle();
    return {
      report,
      has: (tag: 'ready' | 'gone' | 'readingFailed') => actor.getSnapshot().hasTag(tag),
      ids: () => actor.getSnapshot().context.value?.map(({ user }) => user.id),
    };
  }
  const siti = [memberOf('siti')];
  const both = [memberOf('siti'), memberOf('budi')];

  it('group chat members reload on joins and leaves, and survive a failure', async () => {
    const { ids, has, report } = await open(both, siti, new ApiError('network'));
    expect(ids()).toEqual(['siti', 'budi']);
    await report('room');
    expect(ids()).toEqual(['siti']);
    await report('room');
    expect([ids(), has('readingFailed')]).toEqual([['siti'], true]);
  });

  it('group chat members are gone for a removed member until added again', async () => {
    const { has, ids, report } = await open(siti, notFound, both, notFound);
    await report('room_left');
    expect([has('gone'), ids()]).toEqual([true, undefined]);
    await report('room');
    expect(ids()).toEqual(['siti', 'budi']);
    await report('room');
    expect(has('gone')).toBe(true);
  });
});

describe('leaving a group chat', () => {
  async function leave(...answers: unknown[]) {
    const { portal, send } = openPortal(...answers);
    // The inbox exists before a conversation can be left, as on a page.
    getInbox(portal, 'siti');
    const actor = createActor(provideLeaving(portal), {
      input: { input: { conversationId: ROOM } },
    });
    actor.start();
    const confirm = async () => {
      actor.send({ type: 'command.confirmed' });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    };
    await confirm();
    return { actor, confirm, send };
  }

  it('leaving a group chat notifies the inbox', async () => {
    const { actor, send } = await leave({});
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'conversation.left', roomId: ROOM });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('leaving fails when offline, and succeeds for a member already out', async () => {
    const { actor, confirm } = await leave(new ApiError('network'), notFound);
    expect(actor.getSnapshot().matches('failed')).toBe(true);
    await confirm();
    expect(actor.getSnapshot().status).toBe('done');
  });
});

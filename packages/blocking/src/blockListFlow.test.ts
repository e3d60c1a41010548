import {
  ApiError,
  blockMember,
  getBlockList,
  type SocketEvent,
  unmuteMember,
} from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideBlockList } from './blockListFlow.ts';
import {
  provideRestrictMember,
  provideUnrestrictMember,
} from './restricting/restrictMemberFlow.ts';

/** Creates a portal whose channel reaches all its listeners, and with a fake connection. */
function portalWith(call: (...args: unknown[]) => Promise<unknown>) {
  const listeners = new Set<(message: unknown) => void>();
  const channel = () => ({
    publish: (message: unknown) => {
      for (const listener of listeners) listener(message);
    },
    subscribe: (listener: (message: unknown) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const socketListeners = new Map<string, (news: { events: SocketEvent[] }) => void>();
  const connection = {
    on(type: string, listener: (news: { events: SocketEvent[] }) => void) {
      socketListeners.set(type, listener);
      return { unsubscribe: () => socketListeners.delete(type) };
    },
  };
  const actors = { start: () => connection };
  return {
    portal: { client: { call: vi.fn(call) }, channel, actors } as unknown as Portal,
    deliver: (event: SocketEvent) =>
      socketListeners.get('connection.delivered')?.({ events: [event] }),
  };
}

describe('the block list', () => {
  it('the block list is read again after any change of it, here or on another device', async () => {
    vi.stubGlobal('window', new EventTarget());
    const { portal, deliver } = portalWith(async () => ({ blocked: [], muted: [] }));
    const blockList = createActor(provideBlockList(portal), { input: { query: null } }).start();
    await waitFor(blockList, (snapshot) => snapshot.hasTag('ready'));
    const input = { input: { memberId: 'member-2', kind: 'block' as const } };
    const command = createActor(provideRestrictMember(portal), { input }).start();
    command.send({ type: 'command.confirmed' });
    await waitFor(command, ({ status }) => status === 'done');
    await vi.waitFor(() => expect(portal.client.call).toHaveBeenCalledTimes(3));
    const called = vi.mocked(portal.client.call).mock.calls.map(([endpoint]) => endpoint.name);
    expect(called).toEqual([getBlockList.name, blockMember.name, getBlockList.name]);
    await waitFor(blockList, (snapshot) => snapshot.hasTag('ready'));
    deliver({ type: 'peace' });
    await vi.waitFor(() => expect(portal.client.call).toHaveBeenCalledTimes(4));
    blockList.stop();
    vi.unstubAllGlobals();
  });
});

describe('lifting a restriction', () => {
  it("lifting a restriction keeps the server's error, and can be retried", async () => {
    const answers = [async () => Promise.reject(ApiError.fromAnswer(404, { detail: 'Gone' }))];
    const { portal } = portalWith(async () => answers.pop()?.());
    const input = { input: { memberId: 'member-2', kind: 'mute' as const } };
    const command = createActor(provideUnrestrictMember(portal), { input }).start();
    command.send({ type: 'command.confirmed' });
    const { context } = await waitFor(command, (snapshot) => snapshot.matches('failed'));
    expect(context.failure?.detail).toBe('Gone');
    command.send({ type: 'command.confirmed' });
    await waitFor(command, ({ status }) => status === 'done');
    expect(portal.client.call).toHaveBeenLastCalledWith(unmuteMember, {
      params: { id: 'member-2' },
    });
  });
});

import { findConnection, listSuggestions } from '@saudagar/contract';
import { buildMember } from '@saudagar/mocks';
import type { Portal } from '@saudagar/portal';
import { describe, expect, it, vi } from 'vitest';
import { createActor, type EventObject, fromCallback, waitFor } from 'xstate';
import { provideSuggestions } from './suggestionsFlow.ts';

const connection = vi.hoisted(() => ({
  receive: (_: { events: unknown[] }) => {},
}));
vi.mock('@saudagar/delivery/machines', () => ({
  getSocket: () => ({
    on(type: string, receive: typeof connection.receive) {
      if (type === 'connection.delivered') connection.receive = receive;
      return { unsubscribe: () => {} };
    },
  }),
}));

const user = buildMember();
const suggestion = { user, match_score: 80, reasons: [] };
const shown = { ...suggestion, relation: 'none', connectionId: null };

function start(answer: () => Promise<unknown>, findRelationship: () => Promise<unknown> = answer) {
  const call = vi.fn((endpoint: unknown, _options: unknown) =>
    endpoint === findConnection ? findRelationship() : answer(),
  );
  const logFailure = vi.fn();
  let publish = (_: EventObject) => {};
  const channel = () => ({
    subscribe(receive: typeof publish) {
      publish = receive;
      return () => {};
    },
  });
  const machine = provideSuggestions({ client: { call }, channel } as unknown as Portal).provide({
    actors: { watchNetwork: fromCallback(() => {}) },
    actions: { logFailure },
  });
  return {
    actor: createActor(machine, { input: { query: { limit: 3 } } }).start(),
    call,
    logFailure,
    publish: (message: object) => publish(message as EventObject),
  };
}

const relationOf = async ({ actor }: ReturnType<typeof start>, relation: string) =>
  waitFor(actor, ({ context }) => context.value?.[0]?.relation === relation);

describe('suggestions', () => {
  it('suggestions load up to the limit', async () => {
    const { actor, call } = start(async () => [suggestion]);
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
    expect(call.mock.calls[0]).toEqual([
      listSuggestions,
      { query: { limit: 3 }, signal: expect.any(AbortSignal) },
    ]);
    expect(context.value).toEqual([shown]);
  });

  it('suggestions keep their order and follow changes in another tab', async () => {
    const started = start(async () => [suggestion]);
    await waitFor(started.actor, (snapshot) => snapshot.hasTag('ready'));
    const change = { memberId: user.id, relation: 'sent', connectionId: 'connection-1' };
    started.publish({ type: 'relation', change });
    await relationOf(started, 'sent');
    started.publish({ type: 'relation', change: { ...change, relation: 'none' } });
    await relationOf(started, 'none');
  });

  it('suggestions follow what the other member does', async () => {
    const started = start(
      async () => [suggestion],
      async () => ({ connection_id: 'connection-1', relation: 'incoming' }),
    );
    await waitFor(started.actor, (snapshot) => snapshot.hasTag('ready'));
    connection.receive({ events: [{ type: 'relation', user_id: user.id }] });
    const { context } = await relationOf(started, 'incoming');
    expect(context.value).toEqual([
      { ...suggestion, relation: 'incoming', connectionId: 'connection-1' },
    ]);
  });

  it('suggestions reload after lost events or a member becoming unavailable', async () => {
    const answers = [[], [suggestion, suggestion], [suggestion]];
    const { actor } = start(
      async () => answers.pop(),
      () => Promise.reject(new Error('404')),
    );
    await waitFor(actor, ({ context }) => context.value?.length === 1);
    connection.receive({ events: [{ type: 'gap' }] });
    await waitFor(actor, ({ context }) => context.value?.length === 2);
    connection.receive({ events: [{ type: 'relation', user_id: user.id }] });
    await waitFor(actor, (snapshot) => snapshot.hasTag('empty'));
  });
});

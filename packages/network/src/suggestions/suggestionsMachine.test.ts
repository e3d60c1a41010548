import { listSuggestions } from '@saudagar/contract';
import { buildMember } from '@saudagar/mocks';
import type { Portal } from '@saudagar/portal';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { provideSuggestions } from './suggestionsActors.ts';

const suggestion = { user: buildMember(), match_score: 80, reasons: [] };

function start(answer: () => Promise<(typeof suggestion)[]>) {
  const call = vi.fn((_: unknown, _options: unknown) => answer());
  const logFailure = vi.fn();
  const machine = provideSuggestions({ client: { call } } as unknown as Portal).provide({
    actors: { watchNetwork: fromCallback(() => {}) },
    actions: { logFailure },
  });
  return {
    actor: createActor(machine, { input: { query: { limit: 3 } } }).start(),
    call,
    logFailure,
  };
}

describe('suggestions', () => {
  it('are shown as many as asked for', async () => {
    const { actor, call } = start(async () => [suggestion]);
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
    expect(call.mock.calls[0]).toEqual([
      listSuggestions,
      { query: { limit: 3 }, signal: expect.any(AbortSignal) },
    ]);
    expect(context.value).toEqual([suggestion]);
  });

  it('are empty where nobody can be suggested', async () => {
    const { actor } = start(async () => []);
    await waitFor(actor, (snapshot) => snapshot.hasTag('empty'));
  });

  it('stay hidden where they could not be read, and only the log tells', async () => {
    const { actor, logFailure } = start(() => Promise.reject(new TypeError('Failed to fetch')));
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
    expect(context.value).toBeNull();
    expect(logFailure).toHaveBeenCalledOnce();
  });
});

import { buildMember } from '@saudagar/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { suggestionsMachine } from './suggestionsMachine.ts';

const suggestion = { user: buildMember(), match_score: 80, reasons: [] };

function start(load: (limit: number) => Promise<(typeof suggestion)[]>) {
  const logFailure = vi.fn();
  const machine = suggestionsMachine.provide({
    actors: { loadSuggestions: fromPromise(({ input }) => load(input.limit)) },
    actions: { logFailure },
  });
  return { actor: createActor(machine, { input: { limit: 3 } }).start(), logFailure };
}

describe('suggestions', () => {
  it('are shown as many as asked for', async () => {
    const load = vi.fn(async () => [suggestion]);
    const { actor } = start(load);
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    expect(load).toHaveBeenCalledWith(3);
    expect(context.suggestions).toEqual([suggestion]);
  });

  it('are nobody where none came', async () => {
    const { actor, logFailure } = start(async () => []);
    await waitFor(actor, (snapshot) => snapshot.matches('nobody'));
    expect(logFailure).not.toHaveBeenCalled();
  });

  it('stay hidden where they could not be read, and only the log tells', async () => {
    const { actor, logFailure } = start(() => Promise.reject(new TypeError('Failed to fetch')));
    await waitFor(actor, (snapshot) => snapshot.matches('hidden'));
    expect(logFailure).toHaveBeenCalledOnce();
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { sessionMachine } from '../session/sessionMachine.ts';
import { createKeptActors } from './keptActors.ts';
import { rootMachine } from './rootMachine.ts';

/** A composer in small: idle until something is written, done once it is sent. */
const draftMachine = setup({
  types: {
    input: {} as { post: string },
    context: {} as { post: string },
    events: {} as
      | { type: 'text.changed' }
      | { type: 'text.cleared' }
      | { type: 'text.sent' }
      | { type: 'text.broke' },
  },
  actions: {
    breakDown: () => {
      throw new Error('the draft broke');
    },
  },
}).createMachine({
  id: 'draft',
  context: ({ input }) => input,
  initial: 'empty',
  on: { 'text.broke': { actions: 'breakDown' } },
  states: {
    empty: { tags: 'idle', on: { 'text.changed': 'writing' } },
    writing: { on: { 'text.cleared': 'empty', 'text.sent': 'sent' } },
    sent: { type: 'final' },
  },
});

const never = fromPromise<string | null>(() => new Promise(() => {}));

function startKept() {
  const session = sessionMachine.provide({ actors: { readToken: never } });
  const root = createActor(rootMachine.provide({ actors: { session } })).start();
  const kept = createKeptActors(root);
  const start = (post = 'first') => kept.start('draft', draftMachine, { post });
  return { root, kept, start };
}
const microtasks = () => new Promise<void>((resolve) => queueMicrotask(resolve));

describe('an actor that no view holds any more', () => {
  test('is stopped where it is idle', async () => {
    const { kept, start } = startKept();
    const actor = start();
    const letGo = kept.hold('draft');
    letGo();
    await microtasks();
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(kept.find('draft')).toBeUndefined();
  });

  test('is dropped on demand, whatever it is doing', () => {
    const { kept, start } = startKept();
    const actor = start();
    actor.send({ type: 'text.changed' });
    const letGo = kept.hold('draft');
    kept.drop('draft');
    expect(kept.find('draft')).toBe(actor);
    letGo();
    kept.drop('draft');
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(kept.find('draft')).toBeUndefined();
  });

  test('goes on where it is busy, and is found again', async () => {
    const { kept, start } = startKept();
    const actor = start();
    const letGo = kept.hold('draft');
    actor.send({ type: 'text.changed' });
    letGo();
    await microtasks();
    expect(start('second')).toBe(actor);
    expect(actor.getSnapshot().context.post).toBe('first');
  });

  test('is stopped as soon as it turns idle', async () => {
    const { kept, start } = startKept();
    const actor = start();
    const letGo = kept.hold('draft');
    actor.send({ type: 'text.changed' });
    letGo();
    await microtasks();
    actor.send({ type: 'text.cleared' });
    expect(kept.find('draft')).toBeUndefined();
  });

  test('is gone once it is done', async () => {
    const { root, kept, start } = startKept();
    const actor = start();
    const letGo = kept.hold('draft');
    actor.send({ type: 'text.changed' });
    letGo();
    await microtasks();
    actor.send({ type: 'text.sent' });
    expect(kept.find('draft')).toBeUndefined();
    expect(Object.keys(root.getSnapshot().children)).toEqual(['session']);
  });
});

describe('an actor that a view holds', () => {
  test('stays although idle', () => {
    const { kept, start } = startKept();
    const actor = start();
    kept.hold('draft');
    actor.send({ type: 'text.changed' });
    actor.send({ type: 'text.cleared' });
    expect(kept.find('draft')).toBe(actor);
  });

  test('stays while another view still holds it', async () => {
    const { kept, start } = startKept();
    const actor = start();
    const letGo = kept.hold('draft');
    kept.hold('draft');
    letGo();
    await microtasks();
    expect(kept.find('draft')).toBe(actor);
  });

  test('survives letting go and taking hold at once, as strict mode does', async () => {
    const { kept, start } = startKept();
    const actor = start();
    kept.hold('draft')();
    kept.hold('draft');
    await microtasks();
    expect(kept.find('draft')).toBe(actor);
  });

  test('is started anew where it is done', () => {
    const { kept, start } = startKept();
    const actor = start();
    kept.hold('draft');
    actor.send({ type: 'text.changed' });
    actor.send({ type: 'text.sent' });
    const next = start('second');
    expect(next).not.toBe(actor);
    expect(next.getSnapshot().context.post).toBe('second');
    expect(kept.find('draft')).toBe(next);
  });
});

test('an actor that just started waits for the view that will hold it', () => {
  const { kept, start } = startKept();
  const actor = start();
  actor.send({ type: 'text.changed' });
  actor.send({ type: 'text.cleared' });
  expect(kept.find('draft')).toBe(actor);
});

describe('stopping all', () => {
  test('stops the busy ones too', () => {
    const { kept, start } = startKept();
    const actor = start();
    kept.hold('draft');
    actor.send({ type: 'text.changed' });
    kept.stopAll();
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(start()).not.toBe(actor);
  });

  test('leaves the next one under a key to the views that hold it', async () => {
    const { kept, start } = startKept();
    start();
    const letGo = kept.hold('draft');
    kept.stopAll();
    const next = start();
    kept.hold('draft');
    letGo();
    await microtasks();
    next.send({ type: 'text.changed' });
    next.send({ type: 'text.cleared' });
    expect(kept.find('draft')).toBe(next);
  });

  test('is harmless where the portal has stopped already', async () => {
    const { root, kept, start } = startKept();
    start();
    const letGo = kept.hold('draft');
    kept.stopAll();
    root.stop();
    letGo();
    await microtasks();
    expect(kept.find('draft')).toBeUndefined();
    expect(kept.hold('draft')).toBeTypeOf('function');
  });
});

test('a key may be any name, even that of the session', () => {
  const { root, kept } = startKept();
  const session = root.getSnapshot().children.session;
  const actor = kept.start('session', draftMachine, { post: 'first' });
  expect(actor).not.toBe(session);
  kept.stopAll();
  expect(root.getSnapshot().children.session).toBe(session);
});

describe('an actor that breaks', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is reported, takes nothing else with it, and can be started anew', () => {
    const { root, kept, start } = startKept();
    const other = kept.start('other', draftMachine, { post: 'other' });
    const actor = start();
    actor.send({ type: 'text.broke' });
    expect(() => vi.runAllTimers()).toThrow('the draft broke');

    expect(root.getSnapshot().status).toBe('active');
    expect(kept.find('other')).toBe(other);
    expect(kept.find('draft')).toBeUndefined();
    expect(start()).not.toBe(actor);
  });
});

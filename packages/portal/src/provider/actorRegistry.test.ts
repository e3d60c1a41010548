import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { createActorRegistry } from './actorRegistry.ts';

/** A minimal composer: idle until it has text, done once it is sent. */
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

function startEntry() {
  const stored = createActorRegistry();
  const start = (post = 'first') => stored.start('draft', draftMachine, { post });
  const prepare = (post = 'first') => stored.prepare('draft', draftMachine, { post });
  /** Holds the registered actor, as a view does. */
  const hold = () => stored.hold('draft', prepare()) as () => void;
  return { stored, start, prepare, hold };
}
const microtasks = () => new Promise<void>((resolve) => queueMicrotask(resolve));

describe('an actor without views', () => {
  test('an idle actor is stopped when its last view releases it', async () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    const letGo = hold();
    letGo();
    await microtasks();
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(stored.find('draft')).toBeUndefined();
  });

  test('a dropped actor stops even while busy, once no view holds it', () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    actor.send({ type: 'text.changed' });
    const letGo = hold();
    stored.drop('draft');
    expect(stored.find('draft')).toBe(actor);
    letGo();
    stored.drop('draft');
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(stored.find('draft')).toBeUndefined();
  });

  test('a busy actor survives its view, and is found again', async () => {
    const { start, hold } = startEntry();
    const actor = start();
    const letGo = hold();
    actor.send({ type: 'text.changed' });
    letGo();
    await microtasks();
    expect(start('second')).toBe(actor);
    expect(actor.getSnapshot().context.post).toBe('first');
  });

  test('an actor without a view is stopped as soon as it is idle', async () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    const letGo = hold();
    actor.send({ type: 'text.changed' });
    letGo();
    await microtasks();
    actor.send({ type: 'text.cleared' });
    expect(stored.find('draft')).toBeUndefined();
  });

  test('an actor is removed once it is done', async () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    const letGo = hold();
    actor.send({ type: 'text.changed' });
    letGo();
    await microtasks();
    actor.send({ type: 'text.sent' });
    expect(stored.find('draft')).toBeUndefined();
    expect(actor.getSnapshot().status).toBe('done');
  });
});

describe('an actor with a view', () => {
  test('an idle actor stays while a view holds it', () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    hold();
    actor.send({ type: 'text.changed' });
    actor.send({ type: 'text.cleared' });
    expect(stored.find('draft')).toBe(actor);
  });

  test('an actor stays while another view holds it', async () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    const letGo = hold();
    hold();
    letGo();
    await microtasks();
    expect(stored.find('draft')).toBe(actor);
  });

  test('an actor survives being released and held again at once, as in strict mode', async () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    hold()();
    hold();
    await microtasks();
    expect(stored.find('draft')).toBe(actor);
  });

  test('a done actor is replaced by a new one', () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    hold();
    actor.send({ type: 'text.changed' });
    actor.send({ type: 'text.sent' });
    const next = start('second');
    expect(next).not.toBe(actor);
    expect(next.getSnapshot().context.post).toBe('second');
    expect(stored.find('draft')).toBe(next);
  });
});

test('a started actor waits for its first view', () => {
  const { stored, start } = startEntry();
  const actor = start();
  actor.send({ type: 'text.changed' });
  actor.send({ type: 'text.cleared' });
  expect(stored.find('draft')).toBe(actor);
});

describe('an actor prepared by a render', () => {
  test('a prepared actor is neither started nor registered until a view holds it', () => {
    const { stored, prepare } = startEntry();
    const actor = prepare();
    actor.send({ type: 'text.changed' });
    expect(stored.find('draft')).toBeUndefined();
    expect(actor.getSnapshot().matches('empty')).toBe(true);
    stored.hold('draft', actor);
    expect(stored.find('draft')).toBe(actor);
    expect(actor.getSnapshot().matches('writing')).toBe(true);
  });

  test('views of one render share a prepared actor with the same input', async () => {
    const { stored, prepare } = startEntry();
    const actor = prepare('first');
    await new Promise((resolve) => setTimeout(resolve));
    expect(prepare('first')).toBe(actor);
    const other = prepare('second');
    expect(other.getSnapshot().context.post).toBe('second');
    stored.hold('draft', other);
    await microtasks();
    stored.stopAll();
    expect(prepare('second')).not.toBe(other);
  });

  test('a prepared actor yields to one that another view started first', async () => {
    const { stored, prepare } = startEntry();
    const late = prepare('second');
    const first = prepare();
    stored.hold('draft', first);
    expect(stored.hold('draft', late)).toBeNull();
    expect(prepare()).toBe(first);
  });

  test('a stopped actor can be neither held nor found again', () => {
    const { stored, start } = startEntry();
    const actor = start();
    stored.stopAll();
    expect(stored.hold('draft', actor)).toBeNull();
    expect(stored.find('draft')).toBeUndefined();
  });
});

describe('stopping all actors', () => {
  test('stopping all actors includes busy ones', () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    hold();
    actor.send({ type: 'text.changed' });
    stored.stopAll();
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(start()).not.toBe(actor);
  });

  test('an actor started after stopping all belongs to the views that hold it', async () => {
    const { stored, start, hold } = startEntry();
    start();
    const letGo = hold();
    stored.stopAll();
    const next = start();
    hold();
    letGo();
    await microtasks();
    next.send({ type: 'text.changed' });
    next.send({ type: 'text.cleared' });
    expect(stored.find('draft')).toBe(next);
  });
});

describe('a failing actor', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a failing actor is reported, stops no other, and can be restarted', () => {
    const { stored, start } = startEntry();
    const other = stored.start('other', draftMachine, { post: 'other' });
    const actor = start();
    actor.send({ type: 'text.broke' });
    expect(() => vi.runAllTimers()).toThrow('the draft broke');

    expect(stored.find('other')).toBe(other);
    expect(stored.find('draft')).toBeUndefined();
    expect(start()).not.toBe(actor);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { createActorRegistry } from './actorRegistry.ts';

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

function startEntry() {
  const stored = createActorRegistry();
  const start = (post = 'first') => stored.start('draft', draftMachine, { post });
  const prepare = (post = 'first') => stored.prepare('draft', draftMachine, { post });
  /** Takes hold of whatever is kept, as a view does. */
  const hold = () => stored.hold('draft', prepare()) as () => void;
  return { stored, start, prepare, hold };
}
const microtasks = () => new Promise<void>((resolve) => queueMicrotask(resolve));

describe('an actor that no view holds any more', () => {
  test('is stopped where it is idle', async () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    const letGo = hold();
    letGo();
    await microtasks();
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(stored.find('draft')).toBeUndefined();
  });

  test('is dropped on demand, whatever it is doing', () => {
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

  test('goes on where it is busy, and is found again', async () => {
    const { start, hold } = startEntry();
    const actor = start();
    const letGo = hold();
    actor.send({ type: 'text.changed' });
    letGo();
    await microtasks();
    expect(start('second')).toBe(actor);
    expect(actor.getSnapshot().context.post).toBe('first');
  });

  test('is stopped as soon as it turns idle', async () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    const letGo = hold();
    actor.send({ type: 'text.changed' });
    letGo();
    await microtasks();
    actor.send({ type: 'text.cleared' });
    expect(stored.find('draft')).toBeUndefined();
  });

  test('is gone once it is done', async () => {
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

describe('an actor that a view holds', () => {
  test('stays although idle', () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    hold();
    actor.send({ type: 'text.changed' });
    actor.send({ type: 'text.cleared' });
    expect(stored.find('draft')).toBe(actor);
  });

  test('stays while another view still holds it', async () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    const letGo = hold();
    hold();
    letGo();
    await microtasks();
    expect(stored.find('draft')).toBe(actor);
  });

  test('survives letting go and taking hold at once, as strict mode does', async () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    hold()();
    hold();
    await microtasks();
    expect(stored.find('draft')).toBe(actor);
  });

  test('is started anew where it is done', () => {
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

test('an actor that just started waits for the view that will hold it', () => {
  const { stored, start } = startEntry();
  const actor = start();
  actor.send({ type: 'text.changed' });
  actor.send({ type: 'text.cleared' });
  expect(stored.find('draft')).toBe(actor);
});

describe('an actor that a render prepares', () => {
  test('is neither started nor kept until a view holds it', () => {
    const { stored, prepare } = startEntry();
    const actor = prepare();
    actor.send({ type: 'text.changed' });
    expect(stored.find('draft')).toBeUndefined();
    expect(actor.getSnapshot().matches('empty')).toBe(true);
    stored.hold('draft', actor);
    expect(stored.find('draft')).toBe(actor);
    expect(actor.getSnapshot().matches('writing')).toBe(true);
  });

  test('is shared by the views of one render in many tasks, but not with another input', async () => {
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

  test('gives way to the one that another view started first', async () => {
    const { stored, prepare } = startEntry();
    const late = prepare('second');
    const first = prepare();
    stored.hold('draft', first);
    expect(stored.hold('draft', late)).toBeNull();
    expect(prepare()).toBe(first);
  });

  test('is not held again once it has ended', () => {
    const { stored, start } = startEntry();
    const actor = start();
    stored.stopAll();
    expect(stored.hold('draft', actor)).toBeNull();
    expect(stored.find('draft')).toBeUndefined();
  });
});

describe('stopping all', () => {
  test('stops the busy ones too', () => {
    const { stored, start, hold } = startEntry();
    const actor = start();
    hold();
    actor.send({ type: 'text.changed' });
    stored.stopAll();
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(start()).not.toBe(actor);
  });

  test('leaves the next one under a key to the views that hold it', async () => {
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

describe('an actor that breaks', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is reported, takes nothing else with it, and can be started anew', () => {
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

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Actor, type AnyStateMachine, assign, createActor, createMachine, setup } from 'xstate';
import {
  deliveryMachine,
  failingMachine,
  lampMachine,
  shopMachine,
} from '../samples/machines.testing.ts';
import { type CoverageNews, coverageInspector } from './coverageInspector.ts';
import { describeDetail, describeLine, graphOf } from './describeActor.ts';
import { sendEvent } from './sendEvent.ts';
import { statechartCoverage } from './statechartCoverage.ts';
import { watchEvery } from './watchEvery.ts';
import {
  beginStory,
  inspectActors,
  onActivity,
  watchActor,
  watchedActors,
} from './watchedActors.ts';

let count = 0;
beforeEach(() => {
  count += 1;
  beginStory(`story-${count}`);
});

const start = (machine: AnyStateMachine) =>
  createActor(machine, { inspect: inspectActors }).start();
const lines = () => watchedActors().map(describeLine);
const detail = (at = 0) => describeDetail(watchedActors()[at] as never);
const keyOf = (at = 0) => watchedActors()[at]?.key ?? '';

describe('an actor is told of', () => {
  test('where it is, where it was, and by which steps it came', () => {
    const lamp = start(lampMachine);
    lamp.send({ type: 'switch.pressed' });
    expect(lines()).toEqual([
      expect.objectContaining({
        machine: 'lamp',
        status: 'active',
        current: ['lamp', 'lamp.on'],
        leaves: ['lamp.on'],
      }),
    ]);
    expect(detail()).toMatchObject({
      passed: ['lamp', 'lamp.off', 'lamp.on'],
      taken: ['lamp.off on switch.pressed'],
      lastEvent: 'switch.pressed',
    });
  });

  test('what can happen now, by whether it would', () => {
    start(deliveryMachine).send({ type: 'parcel.packed' });
    expect(detail().events).toEqual([
      { type: 'parcel.weighed', readiness: 'ready', example: null },
    ]);
    const careful = setup({
      guards: { isBig: ({ event }) => event.size.width > 3, never: () => false },
    }).createMachine({
      initial: 'open',
      states: {
        open: {
          on: {
            'box.sent': { guard: 'isBig', target: 'sent' },
            'box.burnt': { guard: 'never', target: 'sent' },
          },
        },
        sent: {},
      },
      on: { 'news.*': '.open' },
    });
    start(careful);
    expect(detail(1).events.map(({ type, readiness }) => [type, readiness])).toEqual([
      ['box.sent', 'unclear'],
      ['box.burnt', 'refused'],
      ['news.*', 'unclear'],
    ]);
  });

  test('with the last data an event had, for whoever wants to send one', () => {
    start(deliveryMachine).send({ type: 'address.changed', address: 'Solo' });
    const known = detail().events.find(({ type }) => type === 'address.changed');
    expect(JSON.parse(known?.example ?? '')).toEqual({ type: 'address.changed', address: 'Solo' });
  });

  test('in all its parts at once, and by plain data alone', () => {
    start(shopMachine);
    expect(lines()[0]?.leaves).toEqual(['shop.door.closed', 'shop.till.empty']);
    const [one] = watchedActors();
    const report = [lines(), detail(), one && graphOf(one)];
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  test('when it has ended, was stopped or failed', () => {
    const ended = start(lampMachine);
    ended.send({ type: 'switch.pressed' });
    ended.send({ type: 'bulb.blown' });
    start(lampMachine).stop();
    const failed = createActor(failingMachine, { inspect: inspectActors });
    failed.subscribe({ error: () => {} });
    failed.start().send({ type: 'work.started' });
    expect(lines().map(({ status }) => status)).toEqual(['done', 'stopped', 'error']);
    expect(detail(2).output).toMatchObject({ label: 'Error' });
  });
});

describe('which actors are seen', () => {
  const parent = createMachine({ id: 'parent', invoke: { src: lampMachine, id: 'child' } });

  test('those that were invoked, after who invoked them', () => {
    start(parent);
    expect(lines().map(({ machine, name }) => [machine, name])).toEqual([
      ['parent', expect.any(String)],
      ['lamp', 'child'],
    ]);
  });

  test('none that was made and never started', () => {
    createActor(lampMachine, { inspect: inspectActors });
    expect(lines()).toEqual([]);
  });

  test('one that ran before, with what it does from then on', () => {
    const lamp = createActor(lampMachine).start();
    const stop = watchActor(lamp);
    lamp.send({ type: 'switch.pressed' });
    expect(detail().taken).toEqual(['lamp.off on switch.pressed']);
    stop();
    lamp.send({ type: 'switch.pressed' });
    expect(detail().taken).toHaveLength(1);
  });

  test('every one, once XState’s class is known', () => {
    const { start: original } = Actor.prototype;
    watchEvery(Actor);
    createActor(lampMachine).start();
    createActor(parent).start();
    Actor.prototype.start = original;
    expect(lines().map(({ machine }) => machine)).toEqual(['lamp', 'parent', 'lamp']);
  });

  test('none of an earlier story, even if it still moves', () => {
    const lamp = start(lampMachine);
    beginStory('another');
    lamp.send({ type: 'switch.pressed' });
    expect(lines()).toEqual([]);
    start(lampMachine);
    beginStory('another');
    expect(lines()).toHaveLength(1);
    beginStory('another', true);
    expect(lines()).toEqual([]);
  });

  test('whoever listens is told of everything', () => {
    const listener = vi.fn();
    const stop = onActivity(listener);
    start(lampMachine);
    expect(listener).toHaveBeenCalled();
    stop();
    listener.mockClear();
    start(lampMachine);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('an event that is sent', () => {
  test('reaches the actor', () => {
    const lamp = start(lampMachine);
    expect(sendEvent({ actor: keyOf(), event: { type: 'switch.pressed' } })).toEqual({
      outcome: 'sent',
      event: 'switch.pressed',
      error: null,
    });
    expect(lamp.getSnapshot().value).toBe('on');
  });

  test('is not sent where nothing would happen', () => {
    start(lampMachine);
    const outcome = (actor: string, type: string) => sendEvent({ actor, event: { type } }).outcome;
    expect(outcome(keyOf(), 'bulb.blown')).toBe('ignored');
    expect(outcome('nobody', 'switch.pressed')).toBe('ignored');
  });

  test('tells what went wrong, in a condition or in the machine', () => {
    const picky = setup({ guards: { isBig: ({ event }) => event.size.width > 3 } }).createMachine({
      on: { 'box.sent': { guard: 'isBig', actions: assign({}) } },
    });
    start(picky);
    expect(sendEvent({ actor: keyOf(), event: { type: 'box.sent' } })).toMatchObject({
      outcome: 'failed',
      error: expect.stringContaining('width'),
    });
    const failing = createActor(failingMachine, { inspect: inspectActors });
    failing.subscribe({ error: () => {} });
    failing.start();
    expect(sendEvent({ actor: keyOf(1), event: { type: 'work.started' } })).toMatchObject({
      outcome: 'failed',
      error: 'The scales are not connected.',
    });
  });
});

test('coverage counts over all stories, and says where this one ends', () => {
  start(lampMachine).send({ type: 'switch.pressed' });
  const { lamp } = statechartCoverage();
  expect(lamp).toMatchObject({
    states: { all: ['lamp.off', 'lamp.on', 'lamp.broken'] },
    transitions: {
      all: ['lamp.off on switch.pressed', 'lamp.on on switch.pressed', 'lamp.on on bulb.blown'],
    },
    shown: ['lamp.on'],
  });
  expect(lamp?.states.entered).toEqual(expect.arrayContaining(['lamp.off', 'lamp.on']));
  beginStory('next');
  expect(statechartCoverage().lamp?.shown).toBeUndefined();
});

describe('what counts as gone through', () => {
  /** A machine that no test had before. */
  const shop = (name: string) =>
    createMachine({
      id: `${name}-${count}`,
      type: 'parallel',
      states: {
        door: { initial: 'closed', states: { closed: { on: { enter: 'open' } }, open: {} } },
        till: {
          initial: 'empty',
          states: { empty: { on: { pay: 'full' } }, full: { on: { close: 'empty' } } },
        },
      },
    });
  const report: CoverageNews[] = [];
  const inspect = coverageInspector((news) => report.push(news));
  beforeEach(() => void report.splice(0));

  test('is told once, as it happens, under the names of coverage', () => {
    const machine = shop('told');
    const actor = createActor(machine, { inspect }).start();
    createActor(machine, { inspect }).start();
    actor.send({ type: 'pay' });
    actor.send({ type: 'nobody.knows' });
    expect(report).toEqual([
      {
        machine: machine.id,
        entered: [`${machine.id}.door.closed`, `${machine.id}.till.empty`],
        taken: [],
      },
      {
        machine: machine.id,
        entered: [`${machine.id}.till.full`],
        taken: [`${machine.id}.till.empty on pay`],
      },
    ]);
  });

  test('is only what events led to: not what a snapshot put an actor into', () => {
    const machine = shop('restored');
    const before = createActor(machine).start();
    before.send({ type: 'pay' });
    before.send({ type: 'enter' });
    const snapshot = before.getPersistedSnapshot();
    const actor = createActor(machine, { inspect, snapshot }).start();
    expect(report).toEqual([]);
    actor.send({ type: 'close' });
    actor.send({ type: 'pay' });
    expect(report.flatMap(({ entered }) => entered)).toEqual([
      `${machine.id}.till.empty`,
      `${machine.id}.till.full`,
    ]);
  });

  test('leaves out a restored actor’s children as well', () => {
    const child = shop('child');
    const parent = setup({ actors: { child } }).createMachine({
      id: `parent-${count}`,
      invoke: { src: 'child', id: 'child' },
    });
    const before = createActor(parent).start();
    before.getSnapshot().children.child?.send({ type: 'pay' });
    const snapshot = before.getPersistedSnapshot();
    const restored = createActor(parent, { inspect, snapshot }).start();
    expect(report).toEqual([]);
    restored.getSnapshot().children.child?.send({ type: 'enter' });
    expect(report.map(({ entered }) => entered)).toEqual([[`${child.id}.door.open`]]);
  });
});

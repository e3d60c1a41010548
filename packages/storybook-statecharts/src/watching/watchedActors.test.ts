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
const detail = (index = 0) => describeDetail(watchedActors()[index] as never);
const keyOf = (index = 0) => watchedActors()[index]?.key ?? '';

describe('report about an actor', () => {
  test('an actor reports its current states, past states and transitions taken', () => {
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

  test('an actor reports possible events, with their readiness', () => {
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

  test('an actor reports the last data of an event as an example', () => {
    start(deliveryMachine).send({ type: 'address.changed', address: 'Solo' });
    const known = detail().events.find(({ type }) => type === 'address.changed');
    expect(JSON.parse(known?.example ?? '')).toEqual({ type: 'address.changed', address: 'Solo' });
  });

  test('an actor reports all parallel states, as plain data only', () => {
    start(shopMachine);
    expect(lines()[0]?.leaves).toEqual(['shop.door.closed', 'shop.till.empty']);
    const [one] = watchedActors();
    const panelData = [lines(), detail(), one && graphOf(one)];
    expect(JSON.parse(JSON.stringify(panelData))).toEqual(panelData);
  });

  test('an actor reports that it has ended, was stopped or failed', () => {
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

describe('discovery of actors', () => {
  const parent = createMachine({ id: 'parent', invoke: { src: lampMachine, id: 'child' } });

  test('invoked actors are listed after the actor that invoked them', () => {
    start(parent);
    expect(lines().map(({ machine, name }) => [machine, name])).toEqual([
      ['parent', expect.any(String)],
      ['lamp', 'child'],
    ]);
  });

  test('an actor that was created but never started is not listed', () => {
    createActor(lampMachine, { inspect: inspectActors });
    expect(lines()).toEqual([]);
  });

  test('an actor that ran before is listed, with its activity from then on', () => {
    const lamp = createActor(lampMachine).start();
    const stop = watchActor(lamp);
    lamp.send({ type: 'switch.pressed' });
    expect(detail().taken).toEqual(['lamp.off on switch.pressed']);
    stop();
    lamp.send({ type: 'switch.pressed' });
    expect(detail().taken).toHaveLength(1);
  });

  test('every actor is listed once XState’s class is known', () => {
    const { start: original } = Actor.prototype;
    watchEvery(Actor);
    createActor(lampMachine).start();
    createActor(parent).start();
    Actor.prototype.start = original;
    expect(lines().map(({ machine }) => machine)).toEqual(['lamp', 'parent', 'lamp']);
  });

  test('actors of an earlier story are not listed, even when still active', () => {
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

  test('activity listeners are called on every change', () => {
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

describe('sending of events', () => {
  test('a sent event reaches the actor', () => {
    const lamp = start(lampMachine);
    expect(sendEvent({ actor: keyOf(), event: { type: 'switch.pressed' } })).toEqual({
      outcome: 'sent',
      event: 'switch.pressed',
      error: null,
    });
    expect(lamp.getSnapshot().value).toBe('on');
  });

  test('an event that no transition handles is not sent', () => {
    start(lampMachine);
    const outcome = (actor: string, type: string) => sendEvent({ actor, event: { type } }).outcome;
    expect(outcome(keyOf(), 'bulb.blown')).toBe('ignored');
    expect(outcome('nobody', 'switch.pressed')).toBe('ignored');
  });

  test('sending an event reports errors of guards and of the machine', () => {
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

test('coverage accumulates over stories and reports the final states', () => {
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

describe('coverage of the page', () => {
  /** A machine without coverage from other tests. */
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
  const reports: CoverageNews[] = [];
  const inspect = coverageInspector((news) => reports.push(news));
  beforeEach(() => void reports.splice(0));

  test('coverage is reported once, as it happens, under the names of the summary', () => {
    const machine = shop('told');
    const actor = createActor(machine, { inspect }).start();
    createActor(machine, { inspect }).start();
    actor.send({ type: 'pay' });
    actor.send({ type: 'nobody.knows' });
    expect(reports).toEqual([
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

  test('coverage excludes states restored from a snapshot', () => {
    const machine = shop('restored');
    const before = createActor(machine).start();
    before.send({ type: 'pay' });
    before.send({ type: 'enter' });
    const snapshot = before.getPersistedSnapshot();
    const actor = createActor(machine, { inspect, snapshot }).start();
    expect(reports).toEqual([]);
    actor.send({ type: 'close' });
    actor.send({ type: 'pay' });
    expect(reports.flatMap(({ entered }) => entered)).toEqual([
      `${machine.id}.till.empty`,
      `${machine.id}.till.full`,
    ]);
  });

  test('coverage excludes a restored actor’s children', () => {
    const child = shop('child');
    const parent = setup({ actors: { child } }).createMachine({
      id: `parent-${count}`,
      invoke: { src: 'child', id: 'child' },
    });
    const before = createActor(parent).start();
    before.getSnapshot().children.child?.send({ type: 'pay' });
    const snapshot = before.getPersistedSnapshot();
    const restored = createActor(parent, { inspect, snapshot }).start();
    expect(reports).toEqual([]);
    restored.getSnapshot().children.child?.send({ type: 'enter' });
    expect(reports.map(({ entered }) => entered)).toEqual([[`${child.id}.door.open`]]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MachineCoverage } from '@saudagar/storybook-addon-statecharts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  complaintsAboutBoards,
  complaintsAboutStates,
  machinesIn,
  readCoverage,
} from '../../scripts/stateCoverage.ts';

const root = join(import.meta.dirname, '../..');
const ADVICE = expect.stringContaining('let its `play` go on');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-coverage-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** One story that entered these states of a machine. */
function leaveStory(name: string, id: string, all: string[], entered: string[], more = {}): void {
  const transitions = { all: [], taken: [] };
  const coverage: MachineCoverage = { states: { all, entered }, transitions, ...more };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ [id]: coverage }));
}

const leaveOrder = (name: string, ...entered: string[]) =>
  leaveStory(name, 'order', ['order.open', 'order.paid'], entered);
const complaints = (...machines: string[]) => complaintsAboutStates(machines, readCoverage(folder));

test('states that several stories enter count together', () => {
  leaveOrder('ready', 'order.open');
  leaveOrder('paid', 'order.open', 'order.paid');
  expect(complaints('order')).toEqual([]);
});

test('a leaf state that no story enters is named, with advice', () => {
  leaveOrder('ready', 'order.open');
  expect(complaints('order')).toEqual(['order: no story enters order.paid', ADVICE]);
});

test('a machine that no story starts is missed, and one id names one machine', () => {
  leaveOrder('ready', 'order.open', 'order.paid');
  expect(complaints('order', 'parcel')).toEqual(['parcel: no story starts it', ADVICE]);
  expect(complaints('order', 'order')).toEqual(['order: two machines have this id', ADVICE]);
});

test("states of a factory count once, and a feature's when it has its own view", () => {
  const leave = (id: string, entered: string[], never?: string[]) => {
    const leaf = (name: string) => `${id}.content.${name}`;
    const all = ['loading', 'empty', 'ready.known', 'ready.reading'].map(leaf);
    leaveStory(id, id, all, entered.map(leaf), { flow: 'read', ...(never && { never }) });
  };
  leave('parcel', ['empty', 'ready.known']);
  expect(complaints('parcel')).toEqual([]);
  leave('parcel', ['ready.known']);
  expect(complaints('parcel')).toEqual(['parcel: no story enters parcel.content.empty', ADVICE]);
  leave('parcel', ['ready.known'], ['empty']);
  expect(complaints('parcel')).toEqual([]);
  leave('sampleRead', ['empty', 'ready.known']);
  expect(complaints('sampleRead')).toEqual([
    'sampleRead: no story enters sampleRead.content.loading, sampleRead.content.ready.reading',
    ADVICE,
  ]);
});

test('a state of a feature that no picture ends in is missing from the boards', () => {
  const all = ['parcels.shown.some', 'parcels.shown.empty', 'parcels.loading'];
  const leave = (name: string, shown: string) =>
    leaveStory(name, 'parcels', all, all, { flow: 'list', shown: [shown] });
  leave('some', 'parcels.shown.some');
  leave('empty', 'parcels.shown.empty');
  const missing = (...pictured: string[]) => complaintsAboutBoards(folder, new Set(pictured));
  expect(missing('some', 'empty')).toEqual([]);
  expect(missing('some')).toEqual([
    'parcels: no board shows parcels.shown.empty; let a picture end there',
  ]);
});

test('all machines of the kit are found, each with its own id', () => {
  const machines = machinesIn(root);
  expect(machines).toEqual(
    expect.arrayContaining(['feed', 'session', 'like', 'post', 'connectionRequest', 'sampleList']),
  );
  expect(new Set(machines).size).toBe(machines.length);
});

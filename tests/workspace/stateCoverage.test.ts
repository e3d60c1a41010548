import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MachineCoverage } from '@saudagar/storybook-addon-statecharts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  complaintsAboutPassages,
  complaintsAboutStates,
  machinesIn,
  readCoverage,
  readPassages,
} from '../../scripts/stateCoverage.ts';
import { coverageLine, coverageTable, notesOn } from '../../scripts/stateTable.ts';

const root = join(import.meta.dirname, '../..');
const transitions = Array.from({ length: 10 }, (_, at) => `order.open on step.${at}`);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-coverage-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** One story that went through this much of the machine `order`. */
function leaveStory(name: string, entered: string[], taken: string[]): void {
  const order: MachineCoverage = {
    states: { all: ['order.open', 'order.paid'], entered },
    transitions: { all: transitions, taken },
  };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ order }));
}

/** One process of end to end runs that went through this much. */
function leaveRun(name: string, entered: string[], taken: string[]): void {
  mkdirSync(join(folder, 'runs'), { recursive: true });
  writeFileSync(
    join(folder, 'runs', `${name}.json`),
    JSON.stringify({ order: { entered, taken } }),
  );
}

const passages = () => readPassages(join(folder, 'runs'));
const complaints = (...machines: string[]) => complaintsAboutStates(machines, readCoverage(folder));

test('what several stories went through counts together', () => {
  leaveStory('ready', ['order.open'], transitions.slice(0, 5));
  leaveStory('paid', ['order.open', 'order.paid'], transitions.slice(4, 9));
  expect(complaints('order')).toEqual([]);
  expect(coverageLine(['order'], readCoverage(folder))).toBe(
    'Stories enter 2 of 2 leaf states and take 9 of 10 transitions',
  );
});

test('the table tells stories and end to end runs apart, and what both went through', () => {
  leaveStory('ready', ['order.open', 'order.paid'], transitions.slice(0, 9));
  leaveRun('0', ['order.open'], transitions.slice(0, 2));
  leaveRun('1', ['order.open', 'order.gone'], transitions.slice(9));
  const machines = ['order', 'parcel'];
  const table = coverageTable(machines, readCoverage(folder), passages());
  expect(table).toMatch(/^order +2 +2 +1 +2 +10 +9 +3 +10$/m);
  expect(table).toMatch(/^parcel +-$/m);
  expect(table).toMatch(/^all machines +2 +2 +1 +2 +10 +9 +3 +10$/m);
  const notes = notesOn(machines, readCoverage(folder), passages());
  expect(notes).toContain('by no story\n  order: open on step.9\n');
  expect(notes).toMatch(/no end to end run enters .*\n {2}order: paid$/);
});

test('what only end to end runs go through does not make up for a story', () => {
  leaveStory('ready', ['order.open'], transitions);
  leaveRun('0', ['order.paid'], []);
  expect(complaints('order')).toEqual(['order: no story enters order.paid']);
});

test('end to end runs that tell nothing are missed', () => {
  expect(complaintsAboutPassages(passages())).toEqual([
    expect.stringContaining('run npm run test:e2e'),
  ]);
  leaveRun('0', ['order.open'], []);
  expect(complaintsAboutPassages(passages())).toEqual([]);
});

test('a leaf state that no story enters is named', () => {
  leaveStory('ready', ['order.open'], transitions);
  expect(complaints('order')).toEqual(['order: no story enters order.paid']);
});

test('too few transitions are told with those that are missing', () => {
  leaveStory('ready', ['order.open', 'order.paid'], transitions.slice(2));
  expect(complaints('order')).toEqual([
    'order: stories take 8 of 10 transitions, not\n    order.open on step.0\n    order.open on step.1',
  ]);
});

test('a machine that no story starts is missed, and one id stands for one machine', () => {
  leaveStory('ready', ['order.open', 'order.paid'], transitions);
  expect(complaints('order', 'parcel')).toEqual(['parcel: no story starts it']);
  expect(complaints('order', 'order')).toEqual(['order: two machines have this id']);
});

test('counts the states of a factory once, and a feature where its view is its own', () => {
  const leaf = (id: string, name: string) => `${id}.content.${name}`;
  const leave = (id: string, entered: string[], never?: string[]) => {
    const all = ['loading', 'empty', 'ready.known', 'ready.reading'].map((name) => leaf(id, name));
    const coverage: MachineCoverage = {
      states: { all, entered: entered.map((name) => leaf(id, name)) },
      transitions: { all: transitions, taken: [] },
      flow: 'read',
      ...(never && { never }),
    };
    writeFileSync(join(folder, `${id}.json`), JSON.stringify({ [id]: coverage }));
  };
  leave('parcel', ['empty', 'ready.known']);
  expect(complaints('parcel')).toEqual([]);
  leave('parcel', ['ready.known']);
  expect(complaints('parcel')).toEqual(['parcel: no story enters parcel.content.empty']);
  leave('parcel', ['ready.known'], ['empty']);
  expect(complaints('parcel')).toEqual([]);
  leave('sampleRead', ['empty', 'ready.known']);
  expect(complaints('sampleRead')).toEqual([
    'sampleRead: no story enters sampleRead.content.loading, sampleRead.content.ready.reading',
    expect.stringContaining('stories take 0 of 10 transitions'),
  ]);
});

test('all machines of the kit are known, each by an id of its own', () => {
  const machines = machinesIn(root);
  expect(machines).toEqual(
    expect.arrayContaining(['feed', 'session', 'like', 'post', 'connectionRequest', 'sampleList']),
  );
  expect(new Set(machines).size).toBe(machines.length);
});

test('the command fails and tells a newcomer what to do', () => {
  leaveStory('ready', ['order.open'], []);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/statecharts.ts'), folder, join(folder, 'runs')],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toMatch(/^feed +-$/m);
  expect(stderr).toContain('feed: no story starts it');
  expect(stderr).toContain('No end to end run has told what it went through');
  expect(stderr).toContain('let its `play` go on');
});

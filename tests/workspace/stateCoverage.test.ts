import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MachineCoverage } from '@saudagar/storybook-addon-statecharts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  complaintsAboutStates,
  coverageTable,
  machinesIn,
  readCoverage,
} from '../../scripts/stateCoverage.ts';

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

const complaints = (...machines: string[]) => complaintsAboutStates(machines, readCoverage(folder));

test('what several stories went through counts together', () => {
  leaveStory('ready', ['order.open'], transitions.slice(0, 5));
  leaveStory('paid', ['order.open', 'order.paid'], transitions.slice(4, 9));
  expect(complaints('order')).toEqual([]);
  expect(coverageTable(['order'], readCoverage(folder))).toMatch(/^order +2\/2 +9\/10$/m);
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

test('all machines of the kit are known, each by an id of its own', () => {
  const machines = machinesIn(root);
  expect(machines).toEqual(expect.arrayContaining(['feed', 'session', 'uploads', 'portal']));
  expect(new Set(machines).size).toBe(machines.length);
});

test('the command fails and tells a newcomer what to do', () => {
  leaveStory('ready', ['order.open'], []);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/statecharts.ts'), folder],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toMatch(/^feed +- +-$/m);
  expect(stderr).toContain('feed: no story starts it');
  expect(stderr).toContain('let its `play` go on');
});

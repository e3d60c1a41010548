import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  choiceMachine,
  commandMachine,
  formMachine,
  listMachine,
  readMachine,
  toggleMachine,
} from '@saudagar/flows';
import { afterAll, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { unansweredInvokes } from '../../scripts/machines/invokes.ts';

const root = join(import.meta.dirname, '../..');
const planted = mkdtempSync(join(tmpdir(), 'machines-'));

afterAll(() => rmSync(planted, { recursive: true }));

function loadMachines(folder: string) {
  const script = join(root, 'scripts/machines.ts');
  const args = ['--conditions=saudagar-source', script, folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, complaints: stderr.split('\n').filter((line) => line !== '') };
}

test('every machine loads without React and answers every failure', () => {
  const { status, stdout, complaints } = loadMachines(root);
  expect(complaints).toEqual([]);
  expect(status).toBe(0);
  expect(Number.parseInt(stdout, 10)).toBeGreaterThan(30);
});

test('every machine of a factory answers every failure', () => {
  const id = 'sample';
  const machines = [
    listMachine<object, object>({ id, idOf: () => id }),
    readMachine<object, object>({ id }),
    formMachine<object, object, object>({ id, validate: () => ({}), toBody: (values) => values }),
    commandMachine<object, object>(id),
    toggleMachine<object, object>(id, () => true),
    choiceMachine<object, string>(id),
  ];
  expect(machines.flatMap(unansweredInvokes)).toEqual([]);
});

test('a machine that loads React and an unanswered invoke are named', () => {
  const folder = join(planted, 'packages/feed/src');
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(planted, 'node_modules'));
  const write = (name: string, code: string) => writeFileSync(join(folder, name), code);
  write('drawn.ts', `export { useState } from 'react';`);
  write('drawnMachine.ts', `import { useState } from './drawn.ts'; export const a = useState;`);
  write('viewFlow.ts', `import { Feed } from '@saudagar/feed'; export const a = Feed;`);
  write(
    'deafMachine.ts',
    `import { createMachine } from 'xstate';
    export const deafMachine = createMachine({ id: 'deaf', invoke: { src: 'watch', onError: {} } });`,
  );
  const { status, complaints } = loadMachines(planted);
  expect(status).toBe(1);
  expect(complaints).toEqual([
    'packages/feed/src/deafMachine.ts: deaf invokes watch without onError',
    expect.stringMatching(/drawnMachine\.ts does not load without React: imports react by .*drawn/),
    expect.stringMatching(/viewFlow\.ts does not load without React/),
  ]);
});

test('the check names a machine missing in its entry, and one that the index exports', () => {
  const lamps = join(planted, 'lamps');
  const source = join(lamps, 'packages/lamps/src');
  mkdirSync(source, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(lamps, 'node_modules'));
  const write = (name: string, code: string) => writeFileSync(join(source, name), code);
  const machine = (name: string) =>
    `import { createMachine } from 'xstate';
    export const ${name}Machine = createMachine({ id: '${name}' });\n`;
  const provide = (name: string) => `export const ${name} = () => {};\n`;
  const exports = Object.entries({ '.': 'index', './machines': 'machines' }).map(([name, file]) => [
    name,
    { 'saudagar-source': `./src/${file}.ts` },
  ]);
  write(
    '../package.json',
    JSON.stringify({ type: 'module', exports: Object.fromEntries(exports) }),
  );
  write('lampFlow.ts', `${machine('lamp')}${provide('provideLamp')}`);
  write('torchMachine.ts', machine('torch'));
  write('torchActors.ts', provide('provideTorch'));
  write('machines.ts', `export { lampMachine, provideLamp } from './lampFlow.ts';`);
  write('index.ts', `export { lampMachine } from './lampFlow.ts';`);
  expect(loadMachines(lamps).complaints).toEqual([
    'packages/lamps/src/index.ts exports lampMachine',
    expect.stringMatching(/machines\.ts does not export provideTorch of .*torchActors\.ts/),
    expect.stringMatching(/machines\.ts does not export torchMachine of .*torchActors\.ts/),
  ]);
});

test.each([
  ['none', undefined, false],
  ['an empty object', {}, false],
  ['an empty list', [], false],
  ['no actions', { actions: [] }, false],
  ['a guard alone', [{ guard: () => true }], false],
  ['a target', 'failed', true],
  ['an action', { actions: () => {} }, true],
  ['a list', [{ guard: () => false, target: 'failed' }, {}], true],
])('an invoke accepts %s as an answer: %s', (_, onError, isAnswered) => {
  const machine = createMachine({
    initial: 'reading',
    states: { reading: { invoke: { src: 'load', onError: onError as never } }, failed: {} },
  });
  expect(unansweredInvokes(machine)).toHaveLength(isAnswered ? 0 : 1);
});

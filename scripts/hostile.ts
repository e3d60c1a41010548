/**
 * Tries hostile input for a long while: `npm run test:hostile -- --rounds 100 --seed 7`. A round is as
 * much input as `npm test` tries. Without a seed it takes a new one, and says which. Further arguments
 * go to Vitest: a part of a file's name, or `-t` with a test's.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './packages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    test: { type: 'string', short: 't' },
  },
});
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
if (!(Number.isInteger(rounds) && rounds > 0 && Number.isInteger(seed)))
  throw new Error('--rounds and --seed are whole numbers, rounds more than 0');
const again = `npm run test:hostile -- --seed ${seed} --rounds ${rounds}`;
console.log(`hostile input of seed ${seed}, ${rounds} rounds`);

const child = spawn(
  join(root, 'node_modules/.bin/vitest'),
  [
    ...['run', '--config', 'vitest.workspace.ts', '--project', 'hostile', '--testTimeout', '0'],
    ...(values.test === undefined ? [] : ['-t', values.test]),
    ...positionals,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, HOSTILE_SEED: String(seed), HOSTILE_ROUNDS: String(rounds) },
  },
);
child.on('close', (code) => {
  console.log(`${code === 0 ? 'All of it was borne' : 'Something gave way'}: ${again}`);
  process.exitCode = code ?? 1;
});

/** Checks the types of every folder that has a tsconfig.json, two compilers at a time. */
import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const waiting = globSync(
  ['{packages,apps}/*/tsconfig.json', '{bench,mocks,tests,scripts,.storybook}/tsconfig.json'],
  {
    cwd: root,
  },
).sort();
let failures = 0;

function check(config: string): Promise<void> {
  const name = dirname(config).replaceAll('/', '-');
  const buildInfo = join(root, 'node_modules/.cache/types', `${name}.tsbuildinfo`);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', config, '--incremental', '--tsBuildInfoFile', buildInfo, '--pretty'];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.on('exit', (code) => {
      if (code !== 0) {
        failures += 1;
        console.error(`types: ${dirname(config)} failed`);
      }
      resolve();
    });
  });
}

async function work(): Promise<void> {
  for (let config = waiting.shift(); config; config = waiting.shift()) {
    if (existsSync(join(root, config))) await check(config);
  }
}

const count = waiting.length;
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
console.log(`types: ${count - failures} of ${count} folders pass`);
process.exitCode = failures === 0 ? 0 : 1;

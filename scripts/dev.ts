/**
 * Works on the app: the server restarts and the page updates in place when a file is saved. The
 * demo community is filled once into `.cache/dev-data`; `--fresh` fills another. PORT is the
 * server's; further options are Vite's, such as `--port`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.ts';

const data = join(root, '.cache/dev-data');
const options = process.argv.slice(2).filter((option) => option !== '--fresh');
if (process.argv.includes('--fresh')) rmSync(data, { recursive: true, force: true });

const sources = ['apps/server/src', 'apps/server/demo', 'packages/contract/src'].map(
  (path) => `--watch-path=${path}`,
);
const watching = [...sources, '--watch-preserve-output', '--conditions=saudagar-source'];
const server = spawn(process.execPath, [...watching, 'apps/server/src/run.ts', 'serve', '--demo'], {
  cwd: root,
  stdio: ['inherit', 'pipe', 'inherit'],
  env: { DATA_DIR: data, PORT: '3000', ...process.env },
});
const children: ChildProcess[] = [server];
const stop = () => {
  for (const child of children) child.kill();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
server.on('exit', stop);

// The page opens once the server answers: earlier calls would fail.
let printed = '';
server.stdout.on('data', (part: Buffer) => {
  process.stdout.write(part);
  if (children.length > 1) return;
  printed += part;
  const [, address] = /demo is at (http:\/\/\S+)/.exec(printed) ?? [];
  if (address) servePage(address);
});

function servePage(address: string): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const page = spawn(process.execPath, [vite, ...options], {
    cwd: join(root, 'apps/host'),
    stdio: 'inherit',
    env: { ...process.env, SAUDAGAR_SERVER: address },
  });
  page.on('exit', stop);
  children.push(page);
}

/**
 * Works on the app: the server starts anew and the page changes in place when a file is saved.
 * PORT is the server's; further options are Vite's, such as `--port`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './packages.ts';

const port = process.env.PORT ?? '3000';
const sources = ['apps/server/src', 'apps/server/demo', 'packages/contract/src'].map(
  (path) => `--watch-path=${path}`,
);
const server = [...sources, '--watch-preserve-output', '--conditions=saudagar-source'];
const children = [
  spawn(process.execPath, [...server, 'apps/server/src/run.js', 'serve', '--demo'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...process.argv.slice(2)], {
    cwd: join(root, 'apps/host'),
    stdio: 'inherit',
    env: { ...process.env, SAUDAGAR_SERVER: `http://127.0.0.1:${port}` },
  }),
];

const stop = () => {
  for (const child of children) child.kill();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);

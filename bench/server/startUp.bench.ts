import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '@saudagar/server/postgresFixture';
import { runProgram } from '@saudagar/server/processFixture';
import type { Bench, RunningBench } from '../bench.ts';

/** Idle time of a started server before its memory is measured, in milliseconds. */
const SETTLING = 4000;
/** Interval of checks for readiness, in milliseconds. */
const LOOK = 5;

export const bench: Bench = {
  name: 'Starting the server, and its memory at rest',
  start,
  rows: [
    {
      what: 'restart on the embedded database',
      of: 'embedded',
      figure: 'ready',
      unit: 'ms',
      atMost: 1000,
    },
    { what: 'its memory', of: 'embedded', figure: 'memory', unit: 'MB', atMost: 400 },
    { what: 'its most while it starts', of: 'embedded', figure: 'peak', unit: 'MB' },
    {
      what: 'its memory right after the demo was made',
      of: 'new demo',
      figure: 'memory',
      unit: 'MB',
      atMost: 400,
    },
    { what: 'restart on PostgreSQL', of: 'PostgreSQL', figure: 'ready', unit: 'ms' },
    { what: 'its memory', of: 'PostgreSQL', figure: 'memory', unit: 'MB', atMost: 130 },
  ],
};

async function start(): Promise<RunningBench> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-start-'));
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const demo = join(folder, 'demo');
  let demos = 0;
  await measureStart({ DATA_DIR: demo }, ['--demo']);
  return {
    variants: {
      embedded: () => measureStart({ DATA_DIR: demo }),
      'new demo': () => {
        demos += 1;
        return measureStart({ DATA_DIR: join(folder, `demo-${demos}`) }, ['--demo']);
      },
      PostgreSQL: () =>
        measureStart({ DATA_DIR: join(folder, 'postgres'), DATABASE_URL: databaseUrl }),
    },
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server, waits until it is ready and idle, and ends it. */
async function measureStart(env: Record<string, string>, args: string[] = []) {
  const begun = performance.now();
  const server = runProgram('serve', { PORT: '0', ...env }, args);
  const [, address] = await server.printed(/listening at (http:\/\/[\d.:]+)/);
  while (!(await fetch(`${address}/readyz`)).ok) await wait(LOOK);
  const ready = performance.now() - begun;
  if (args.length > 0) await server.printed(/demo is at/);
  await wait(SETTLING);
  const { now, peak } = server.memory();
  server.kill('SIGTERM');
  await server.ended;
  return { ready, memory: now, peak };
}
